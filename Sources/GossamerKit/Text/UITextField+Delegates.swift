// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The one way by which delegates are called.
extension UITextField {
  /// Asks the delegate and then the further ones: all of them, whatever the others have answered.
  /// - Returns: whether all have said yes.
  func ask(_ question: (any UITextFieldDelegate) -> Bool) -> Bool {
    let own = delegate
    let answer = own.map { ask($0, question) } ?? true
    guard let furtherDelegates else { return answer }
    let otherAnswer = furtherDelegates.ask { $0 === own ? nil : ask($0, question) }
    return answer && otherAnswer
  }

  /// Tells the delegate and then the further ones.
  func tell(_ news: (any UITextFieldDelegate) -> Void) {
    _ = ask { delegate in
      news(delegate)
      return true
    }
  }

  private func ask(
    _ delegate: any UITextFieldDelegate, _ question: (any UITextFieldDelegate) -> Bool
  ) -> Bool {
    WireActivity.call(from: self, to: delegate) { question(delegate) }
  }
}

// MARK: - Delegates that follow the text

extension UITextField {
  /// Lets the delegates that follow the text do so, until none of them changes it any more.
  func tellFollowers() {
    guard !isTellingFollowers else { return }
    isTellingFollowers = true
    defer { isTellingFollowers = false }
    for _ in 0..<UpdateCycle.maximumRounds {
      let version = textVersion
      tell(letFollow)
      if version == textVersion { return }
    }
  }

  /// Lets the delegate follow the text, if it is one of those who do.
  package func letFollow(_ delegate: any UITextFieldDelegate) {
    guard let follower = delegate as? any TextFollower else {
      return WireActivity.noteUnanswered()
    }
    follower.follow(textOf: self)
  }
}
