// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleUIKit
import Swift4Names
import Testing

@Suite @MainActor struct Swift4Tests {
  @Test func formerNamesMeanTheNewOnes() {
    let names = formerNames()
    #expect(names["style"] as? UITableViewCell.CellStyle == .subtitle)
    #expect(names["options"] as? UIView.AnimationOptions == .curveEaseOut)
    #expect(names["height"] as? CGFloat == UITableView.automaticDimension)
    #expect(names["end"] as? String == UIResponder.keyboardFrameEndUserInfoKey)
    #expect(names["show"] as? NSNotification.Name == UIResponder.keyboardWillShowNotification)
    #expect(names["insets"] as? UIEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(names["image"] as? UIImagePickerController.InfoKey == .originalImage)
    #expect(names["children"] as? Int == 1)
    #expect(names["colour"] as? UIColor == .red)
  }

  @Test func userDefaultsHaveKeyValueCoding() {
    let defaults = UserDefaults.standard
    defaults.setValue(3, forKey: "Swift4Tests")
    #expect(defaults.value(forKey: "Swift4Tests") as? Int == 3)
    defaults.setValue(nil, forKey: "Swift4Tests")
    #expect(defaults.value(forKey: "Swift4Tests") == nil)
  }
}
