import Gossamer
import GossamerPersistence

extension UIViewController {
  func tell(_ message: String) {}
}
