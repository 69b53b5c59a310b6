import Gossamer
import GossamerImages

struct User {
  let name: String
  let avatar: URL
}

final class UserProfileView: UIView {
  enum Avatar {
    case coming
    case image(UIImage)
    case failed(String)
  }

  static let avatarSize = CGSize(width: 120, height: 120)

  weak var retryButton: UIButton?
  var avatar = Avatar.coming
}
