// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleCombine
import Testing

@Suite struct CombineTests {
  private final class Form: ObservableObject {
    @Published var name = ""
    @Published var password = ""
  }

  @Test func publishesTheLatestOfBoth_WheneverOneChanges() {
    let form = Form()
    var valid: [Bool] = []
    var changes = 0
    let sink = form.$name.combineLatest(form.$password) { !$0.isEmpty && $1.count > 3 }
      .removeDuplicates()
      .sink { valid.append($0) }
    let change = form.objectWillChange.sink { changes += 1 }
    form.name = "Ada"
    form.password = "secret"
    form.name = ""
    #expect(valid == [false, true, false])
    #expect(changes == 3)
    sink.cancel()
    form.name = "Ada"
    #expect(valid.count == 3)
    change.cancel()
  }

  @Test func endsWhenBothHaveEnded_AndFailsWhenOneFails() {
    struct Failure: Error {}
    let (first, second) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
    var log: [String] = []
    let sink = Publishers.CombineLatest(first, second).sink(
      receiveCompletion: { if case .failure = $0 { log.append("failed") } },
      receiveValue: { log.append("\($0.0) \($0.1)") })
    first.send(1)
    first.send(completion: .finished)
    second.send(2)
    second.send(completion: .failure(Failure()))
    #expect(log == ["1 2", "failed"])
    sink.cancel()
  }

  @Test func publishesTheValuesOfAll_WhenMerged() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var values: [Int] = []
    var isEnded = false
    let sink = subjects[0].merge(with: subjects[1], subjects[2]).sink(
      receiveCompletion: { _ in isEnded = true }, receiveValue: { values.append($0) })
    subjects[2].send(3)
    subjects[0].send(1)
    subjects[1].send(2)
    for subject in subjects { subject.send(completion: .finished) }
    #expect(values == [3, 1, 2])
    #expect(isEnded)
    sink.cancel()
  }

  @Test func publishesNotifications() {
    let name = Notification.Name("CombineTests")
    var count = 0
    let sink = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1)
    sink.cancel()
  }
}
