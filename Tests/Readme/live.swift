import Gossamer

class AppDelegate: UIResponder, UIApplicationDelegate {}
