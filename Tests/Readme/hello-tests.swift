import Gossamer
import GossamerTesting
import Testing

@Observable final class Guests {
  var count = 0
}

final class GuestsViewController: UIViewController {
  init(guests: Guests) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

final class GuestViewController: UIViewController {}
