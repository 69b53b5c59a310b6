// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Testing

extension WindowTests {
  /// `gossamer edit`: behaviour made by hand.
  @Suite struct EditingTests {
    @Test func threeIntentionsAreDraggedOntoABareForm_AndWorkAtOnceAndAfterwards() throws {
      try EditedForm.withFile { file in
        try EditedForm.edit(file) { form in
          for name in [
            "MaximumCharacterOnEditIntention", "EmailValidationOnEditIntention",
            "DismissOnEnterIntention",
          ] {
            try form.addDelegate(name)
          }
          try Screenshot.take("edit-delegates")
          // The limit, by the inspector.
          try form.row("MaximumCharacterOnEditIntention").press()
          let limit = try form.program.node("text", named: "maximumCharacter")
          try form.program.click(limit)
          try form.program.hands.type("10")
          try form.program.hands.press("Return")
          try form.expect { $0.contains(#"<integer key="value" value="10"/>"#) }
          // What the validation enables: a wire from the dock to the button.
          let validation = try form.program.node("label", named: "EmailValidationOnEdit")
          try form.program.drag(validation, to: form.send)
          try form.choose("target of EmailValidationOnEditIntention is Button 'Send'")
          try form.expect { $0.contains(#"property="target""#) }
          try form.program.click(form.program.node("push button", named: "Form.storyboard"))
          try form.row("EmailValidationOnEditIntention").press()
          let keyPath = try form.program.node("text", named: "validationKeyPath")
          try form.program.click(keyPath)
          try form.program.hands.type("enabled")
          try form.program.hands.press("Return")
          try form.expect { $0.contains(#"keyPath="validationKeyPath" value="enabled""#) }
          try Screenshot.take("edit-working")
          // It works at once.
          try form.program.click(form.program.node("radio button", named: "Use"))
          try tryOut(form.program)
        }
        try RunningShowcase.open("gossamer", arguments: ["run", file.path], use: tryOut)
      }
    }

    @Test func anIntentionIsAddedConnectedAndDeleted_ByKeysAlone() throws {
      try EditedForm.withFile { file in
        try EditedForm.edit(file) { form in
          let (bare, keys) = (form.document, Hiker(program: form.program))
          try form.focusList("Form.storyboard")
          try keys.press("Home", "Return")
          try form.focus("text Filter")
          try keys.type("dismiss")
          try form.focusList("Add an Object")
          try keys.press("Home", "Return")
          try form.expect { $0.contains("DismissOnEnterIntention") }
          let added = form.document
          // Its page, the objects that it can be connected with, and the connections.
          try form.focusList("DismissOnEnterIntention")
          try keys.press("Home", "Return")
          try form.focusList("Connect DismissOnEnterIntention")
          try keys.press("Home", "Return")
          try form.focusList("DismissOnEnterIntention and MulticastTextField 'E-mail address'")
          try keys.press("Home", "Return")
          try form.expect { $0.contains(#"<outlet property="textField""#) }
          try keys.press("ctrl+z")
          try form.expect { $0 == added }
          try keys.press("ctrl+shift+z")
          try form.expect { $0.contains(#"<outlet property="textField""#) }
          try keys.press("ctrl+z", "ctrl+z")
          try form.expect { $0 == bare }
        }
      }
    }

    /// Types an address that is too long, and ends with Return.
    private func tryOut(_ program: RunningShowcase) throws {
      let field = try program.node("text", named: "E-mail address")
      let send = try program.node("push button", named: "Send")
      try program.expect(send, hasNot: ATSPI_STATE_SENSITIVE)
      try program.click(field)
      try program.hands.type("ada@bcd.org")
      try program.expect(field, shows: "ada@bcd.or")
      try program.expect(send, has: ATSPI_STATE_SENSITIVE)
      try program.hands.press("Return")
      try program.expect(field, hasNot: ATSPI_STATE_FOCUSED)
    }
  }
}
