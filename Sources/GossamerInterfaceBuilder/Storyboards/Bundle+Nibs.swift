// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport

extension Bundle {
  /// Creates the objects of a `.xib` file in this bundle; see ``UINib``.
  /// - Parameters:
  ///   - name: the name of the file, without its extension.
  ///   - owner: the object for the placeholder File's Owner; nil to leave its connections out.
  ///   - options: see ``UINib/OptionsKey``.
  ///   - file: the `#fileID` of the calling code. Its module is searched for the document's classes.
  /// - Returns: the objects at the top level, which the caller has to retain. Nil, with a message to the logger
  ///   `gossamer.documents`, if there is no such document, or it can't be read.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, file: String = #fileID
  ) -> [Any]? {
    let modules = ApplicationModules.modules(file: file, bundle: self)
    let place = DocumentPlace(
      location: .named(name, type: "xib"), bundle: self, modules: modules)
    do throws(StoryboardError) {
      return try UINib(place).load(owner: owner.map { $0 as AnyObject }, options: options).objects
    } catch {
      Messages.documents.error("\(error)")
      return nil
    }
  }
}
