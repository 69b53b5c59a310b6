// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The classes of this library that documents name. A test compares them with the sources.
final class DocumentClasses: DocumentClassList {
  static let classes: [AnyClass] = [
    AnyModelContainer.self, BecomeFirstResponderIntention.self, BindIntention.self,
    ChangeIntention.self, CollectionIntention.self, ConfirmIntention.self, DebounceIntention.self,
    DismissOnEnterIntention.self, EmailValidationOnEditIntention.self,
    FormValidationIntention.self, GateIntention.self, Intention.self, ItemSelectionIntention.self,
    KeyPathIntention.self,
    LoadMoreItemsIntention.self,
    MaximumCharacterOnEditIntention.self, MulticastTextField.self,
    MulticastTextView.self, ObserveIntention.self, LoadMoreOnScrollIntention.self,
    PersistIntention.self,
    PickerIntention.self, SelectionIntention.self, TableIntention.self,
    RefreshIntention.self, RestoreIntention.self, ReverseIntention.self,
    ShowIntention.self, TextFieldIntention.self,
    ToggleVisibilityIntention.self, UppercaseIntention.self, ValidationOnEditIntention.self,
  ]
}
