// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// What a field has to do with its text editor: the delegates are asked and told, one line is kept, and
// attributes follow the text.
extension UITextField: TextEditorClient {
  package var mayEditText: Bool { isEnabled }

  package var mayCopyText: Bool { !isSecureTextEntry }

  /// Line breaks become spaces.
  package func textEditor(_ editor: TextEditor, accepts text: String) -> String {
    TextChange.singleLine(text)
  }

  package func textEditor(_ editor: TextEditor, permits change: TextChange) -> Bool {
    ask {
      $0.textField(
        self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
    }
  }

  package func textEditor(_ editor: TextEditor, didApply change: TextChange) {
    if keepAttributes(after: change) || adjustsFontSizeToFitWidth { setNeedsCommit(.content) }
    let lengthBefore =
      edited.length - change.replacement.utf16.count + change.range.length
    if (lengthBefore > 0) != hasText {
      // The clear button comes or goes.
      setNeedsCommit(.content)
      setNeedsLayout()
    }
    if change.range.location < Self.greatestMeasuredLength { invalidateIntrinsicContentSize() }
  }

  package func textEditor(_ editor: TextEditor, tells news: TextEditor.News) {
    switch news {
    case .text: tell { $0.textFieldDidChangeText(self) }
    case .selection: tell { $0.textFieldDidChangeSelection(self) }
    case .edit:
      sendActions(for: .editingChanged)
      post(Self.textDidChangeNotification)
    }
  }
}

extension UITextField {
  /// The text and its selection.
  package var edited: EditedText { editor.edited }

  /// Says, from inside of `textField(_:shouldChangeCharactersIn:replacementString:)`, which shorter
  /// text the delegate would permit in place of the one that it refuses. All delegates are asked about
  /// that one then, as about any change.
  ///
  ///     if text.count + string.count > 30 {
  ///       textField.propose(String(string.prefix(30 - text.count)))
  ///       return false
  ///     }
  ///
  /// Of several proposals the shortest counts. One that isn't shorter than what was asked about is
  /// ignored, and so are all of them when something is undone or redone.
  public func propose(_ replacement: String) {
    editor.propose(replacement)
  }
}

// MARK: - Calling the delegates

extension UITextField {
  /// Asks the delegate and the further ones: all of them, whatever the others have answered.
  /// - Returns: whether all have said yes.
  func ask(_ question: (any UITextFieldDelegate) -> Bool) -> Bool {
    furtherDelegates.ask { delegate in
      WireActivity.fire(from: self, to: delegate)
      return question(delegate)
    }
  }

  /// Tells the delegate and the further ones. News lights no wire: it reaches those too whom it doesn't
  /// concern.
  func tell(_ news: (any UITextFieldDelegate) -> Void) {
    furtherDelegates.tell(news)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

// MARK: - Notifications

extension UITextField {
  /// Posted when editing has begun, with the field as its object.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextfield/textdidbegineditingnotification
  nonisolated public class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }

  /// Posted after each change of the text that sends ``UIControl/Event/editingChanged``, with the field as its
  /// object.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextfield/textdidchangenotification
  nonisolated public class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }

  /// Posted when editing has ended, with the field as its object.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextfield/textdidendeditingnotification
  nonisolated public class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
}
