import Gossamer
import GossamerImages

struct User {
  let name: String
  let avatar: URL
}
