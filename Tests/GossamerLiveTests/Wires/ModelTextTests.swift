// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerTestSupport
import Testing

@testable import GossamerLive

@Suite(.alone) struct ModelTextTests {
  @Test(arguments: [
    (#"{"name": "Ada"}"#, "name: “Ada”"),
    (#"{"b": true, "a": 1, "c": null, "d": 2}"#, "a: 1, b: true, c: nil, …"),
    (#"{"list": [1, 2], "object": {}}"#, "list: [2], object: {…}"),
    (#"{"text": "a very long text that nobody reads"}"#, "text: “a very long text that no…”"),
    ("{}", "empty"),
  ])
  func showsTheFirstMembers(json: String, text: String) throws {
    #expect(ModelText.describing(try DynamicModel(json: json)) == text)
  }

  @Test func showsTheClass_WhenTheModelHasNoKeys() {
    #expect(ModelText.describing(3) == "Int")
    #expect(ModelText.describing(nil) == "no model")
  }
}
