// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The one way by which a text changes.
extension UITextField {
  /// Who holds the text, if not the field itself.
  var owner: (any TextOwner)? { peer as? any TextOwner }

  /// Makes a change that a person asks for, wherever it comes from: asks the delegates, changes the
  /// text, notes how to undo it, and tells (`textFieldDidChangeSelection`, then `editingChanged`).
  ///
  /// - Parameters:
  ///   - range: what is replaced, in UTF-16 units. It is put right if it isn't valid.
  ///   - replacement: what stands in its place. Line breaks become spaces.
  /// - Returns: whether the text was changed.
  @discardableResult
  package func performUserChange(in range: NSRange, with replacement: String) -> Bool {
    let clears = clearsOnInsertion && !replacement.isEmpty
    let wish = TextChange(
      clears ? edited.fullRange : edited.valid(range), TextChange.singleLine(replacement))
    guard isEnabled, !wish.isEmpty else { return false }
    let version = textVersion
    guard let change = permittedChange(wish) else { return false }
    if clears { clearsOnInsertion = false }
    if version == textVersion {
      record(change)
    } else if change.replacement.isEmpty {
      // What was to be deleted isn't there any more.
      return false
    } else {
      record(TextChange(edited.selection, change.replacement))
    }
    tellChange()
    return true
  }

  /// Takes back, or does again, what a person did. Asked of the delegate as one change; a refusal
  /// leaves it to be asked for once more.
  func performFromHistory(
    _ change: TextChange, selecting selection: NSRange, note: (inout EditingHistory) -> Void
  ) {
    let version = textVersion
    guard isEnabled, isPermitted(change), version == textVersion else { return }
    note(&history)
    write(change, selecting: selection)
    tellChange()
  }

  /// Sets the text by program.
  func setText(_ string: String) {
    guard !edited.isIdentical(to: string) else { return }
    abandonMarkedText()
    history = EditingHistory()
    let selection = edited.selection
    let change = TextChange(edited.fullRange, string)
    write(change, selecting: change.caretAfter)
    tellText()
    if edited.selection != selection { tellSelection() }
  }

  /// Selects by program.
  func setSelection(_ range: NSRange) {
    let selection = edited.valid(range)
    guard selection != edited.selection else { return }
    owner?.select(selection)
    ownerDidSelect(selection)
  }

  /// What is selected has changed, by the person or the program.
  package func ownerDidSelect(_ selection: NSRange) {
    guard selection != edited.selection else { return }
    edited.select(selection)
    clearsOnInsertion = false
    history.endRun()
    tellSelection()
  }

  /// An input method is composing `text` at the selection; nil if it has finished or given up.
  package func ownerDidCompose(_ text: String?) {
    markedText = text
  }

  func abandonMarkedText() {
    guard markedText != nil else { return }
    markedText = nil
    owner?.abandonComposition()
  }
}

// MARK: - Permission

extension UITextField {
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
    let length = proposedReplacement?.utf16.count ?? .max
    if replacement.utf16.count < length { proposedReplacement = replacement }
  }

  /// The change, or what the delegates permit in its place; nil for nothing.
  private func permittedChange(_ wish: TextChange) -> TextChange? {
    var change = wish
    let version = textVersion
    while !isPermitted(change) {
      guard let proposedReplacement, version == textVersion,
        proposedReplacement.utf16.count < change.replacement.utf16.count
      else { return nil }
      change.replacement = proposedReplacement
    }
    return change.isEmpty ? nil : change
  }

  /// Asks the delegates. What one inserts itself, from inside of the question, none is asked about.
  private func isPermitted(_ change: TextChange) -> Bool {
    guard !isAskingWhetherToChange else { return true }
    proposedReplacement = nil
    isAskingWhetherToChange = true
    defer { isAskingWhetherToChange = false }
    return ask {
      $0.textField(
        self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
    }
  }
}

// MARK: - Changing and telling

extension UITextField {
  private func record(_ change: TextChange) {
    history.record(
      change, removed: edited.substring(in: change.range), selectionBefore: edited.selection)
    write(change, selecting: change.caretAfter)
  }

  private func write(_ change: TextChange, selecting selection: NSRange) {
    let hadText = !edited.string.isEmpty
    owner?.apply(change)
    edited.apply(change)
    edited.select(selection)
    owner?.select(edited.selection)
    textVersion += 1
    if hadText == edited.string.isEmpty { partsDidChange() }
    invalidateIntrinsicContentSize()
  }

  private func tellChange() {
    tellText()
    tellSelection()
    sendActions(for: .editingChanged)
  }

  /// A delegate that changes text or selection from inside of the call isn't called again for it.
  private func tellSelection() {
    guard isEditing, !isTellingSelection else { return }
    isTellingSelection = true
    defer { isTellingSelection = false }
    tell { $0.textFieldDidChangeSelection(self) }
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

  /// Tells of the text, until none of those who are told changes it any more.
  private func tellText() {
    guard !isTellingText else { return }
    isTellingText = true
    defer { isTellingText = false }
    for _ in 0..<UpdateCycle.maximumRounds {
      let version = textVersion
      tell { $0.textFieldDidChangeText(self) }
      if version == textVersion { return }
    }
  }
}
