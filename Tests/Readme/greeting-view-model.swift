import Gossamer

@Observable final class GreetingViewModel {
  var greeting = "Hello"
}
