import Gossamer

@Observable final class Person {
  var name: String

  init(name: String) { self.name = name }
}

final class PersonView: UIView {
  let field = UITextField()
  let reverseButton = UIButton()
}
