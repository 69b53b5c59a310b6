import Gossamer

let window = UIWindow(frame: .zero)
