import Gossamer
import GossamerTesting
import Testing

@testable import Showcase
