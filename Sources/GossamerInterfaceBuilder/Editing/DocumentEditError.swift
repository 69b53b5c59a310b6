// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Why a ``DocumentEditor`` refuses a change. Nothing was changed then.
nonisolated public enum DocumentEditError: Error, Hashable, Sendable {
  /// The document has no object and no connection with this id.
  case unknownID(String)
  /// The object with this id is no connection.
  case notConnection(String)
  /// The document has no such scene.
  case noScene(String)
  /// Something in the document has the id already.
  case idInUse(String)

  /// The class has no outlet of this name; the outlet that was probably meant, or nil.
  case noOutlet(String, class: String, suggestion: String?)
  /// The class has no action of this name; the action that was probably meant, or nil.
  case noAction(String, class: String, suggestion: String?)
  /// No control sends an event of this name; the event that was probably meant, or nil.
  case noEvent(String, suggestion: String?)
  /// The outlet is of a type that the destination's class isn't.
  case wrongDestination(outlet: String, expected: String, found: String)
  /// The action takes a sender of a type that the source's class isn't.
  case wrongSender(action: String, expected: String, found: String)
  /// Objects of the class send no actions.
  case sendsNoActions(class: String)
  /// The outlet is a collection, or it is none, other than the connection says.
  case wrongKind(String, isCollection: Bool)
  /// The class of an object isn't known to this program, so that its outlets and actions aren't known either.
  case unknownClass(String, object: String)
  /// The object has no class.
  case noClass(object: String)
  /// The same connection exists.
  case alreadyConnected(String, to: String)
  /// The two objects are in different scenes.
  case otherScene(object: String)
  /// Only a segue leads there: the exit of a scene, or a screen's end of a segue.
  case segue(String)
  /// The object is a connection, or a part of an object, which can't be connected.
  case notConnectable(String)

  /// The scene needs the object.
  case notRemovable(String)
  /// The class isn't one that the object can have.
  case unsuitableClass(String, reason: String)
  /// The class has no property that a document may set by this name; the one that was probably meant, or nil.
  case noAttribute(String, class: String, suggestion: String?)
  /// The property is of another type than the value.
  case wrongValue(keyPath: String, expected: String, found: String)
  /// The text has a character that XML can't express.
  case unwritable(String)
  /// The changed document couldn't be read again.
  case unreadable(Diagnostic)
}

nonisolated extension DocumentEditError: CustomStringConvertible {
  /// The fact, the offending value and the next step.
  public var description: String {
    switch self {
    case .unknownID(let id):
      "The document has no object with the id '\(id.excerpt)'. Read the document again."
    case .notConnection(let id):
      "'\(id.excerpt)' is no connection. Give the id of one."
    case .noScene(let scene):
      "The document has no scene '\(scene.excerpt)'. Read the document again."
    case .idInUse(let id):
      "The id '\(id.excerpt)' is in use already. Make the change again."
    case .noOutlet(let name, let type, let suggestion):
      "\(type) has no outlet '\(name.excerpt)'. \(Self.advice(suggestion, "Add it to the wires of the class."))"
    case .noAction(let name, let type, let suggestion):
      "\(type) has no action '\(name.excerpt)'. \(Self.advice(suggestion, "Add it to the wires of the class."))"
    case .noEvent(let name, let suggestion):
      "No control sends the event '\(name.excerpt)'. \(Self.advice(suggestion, "Choose another event."))"
    case .wrongDestination(let outlet, let expected, let found):
      "The outlet '\(outlet.excerpt)' takes a \(expected), and not a \(found). Connect it with another object."
    case .wrongSender(let action, let expected, let found):
      "The action '\(action.excerpt)' takes a \(expected) as its sender, and not a \(found). Send it from another object."
    case .sendsNoActions(let type):
      "\(type) is no control, bar button item or gesture recogniser, so it sends no actions. Start at one of those."
    case .wrongKind(let name, let isCollection):
      isCollection
        ? "'\(name.excerpt)' is an outlet collection. Connect it as one."
        : "'\(name.excerpt)' is no outlet collection. Connect it as an outlet."
    case .unknownClass(let name, let object):
      """
      The class '\(name.excerpt)' of \(object) isn't known to this program, so its outlets and actions aren't either. Edit the \
      document with the application that has the class.
      """
    case .noClass(let object):
      "\(object) has no class, so it has no outlets and actions. Give it a class."
    case .alreadyConnected(let name, let destination):
      "'\(name.excerpt)' leads to \(destination) already. Choose another object."
    case .otherScene(let object):
      "\(object) is in another scene, where only a segue leads. Choose an object of the same scene."
    case .segue(let name):
      "'\(name.excerpt)' is a segue or its end, which can't be connected here. Make segues in Interface Builder."
    case .notConnectable(let name):
      "'\(name.excerpt)' can't be connected. Choose an object."
    case .notRemovable(let object):
      "\(object) can't be deleted: the scene needs it, or it lies inside of another object. Delete it in Interface Builder."
    case .unsuitableClass(let name, let reason):
      "The class '\(name.excerpt)' can't be used here: \(reason)"
    case .noAttribute(let name, let type, let suggestion):
      "\(type) has no property '\(name.excerpt)'. \(Self.advice(suggestion, "Add it to the wires of the class."))"
    case .wrongValue(let keyPath, let expected, let found):
      "'\(keyPath.excerpt)' is of type \(expected), which \(found) can't become. Give it a value of that type."
    case .unwritable(let text):
      "The text '\(text.excerpt)' has a control character, which a document can't contain. Remove it."
    case .unreadable(let diagnostic):
      "The change would make the document unreadable: \(diagnostic)"
    }
  }

  private static func advice(_ suggestion: String?, _ other: String) -> String {
    suggestion.map { "Did you mean '\($0)'?" } ?? other
  }
}
