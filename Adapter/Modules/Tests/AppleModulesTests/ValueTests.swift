// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleCoreLocation
import AppleMapKit
import StandIns
import Synchronization
import Testing

@Suite struct ValueTests {
  @Test func measuresTheWayAlongTheEarth() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    #expect(abs(paris.distance(from: london) - 343_560) < 343_560 * 0.006)
    #expect(paris.distance(from: paris) == 0)
  }

  @Test func containsWhatIsWithinItsRadius() {
    let middle = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)
    let region = CLCircularRegion(center: middle, radius: 500, identifier: "Paris")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 48.8590, longitude: 2.3522)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 48.8650, longitude: 2.3522)))
  }

  @Test func isWiderInDegrees_FurtherNorth() {
    let equator = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), latitudinalMeters: 111_195, longitudinalMeters: 111_195)
    let north = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_195,
      longitudinalMeters: 111_195)
    #expect(abs(equator.span.longitudeDelta - 1) < 0.001)
    #expect(abs(north.span.latitudeDelta - 1) < 0.001)
    #expect(abs(north.span.longitudeDelta - 2) < 0.001)
  }

  @Test func tellsEachCallOnce() {
    final class Lines: Sendable {
      let all = Mutex<[String]>([])
    }
    let lines = Lines()
    let teller = Teller { line in lines.all.withLock { $0.append(line) } }
    teller.tell("WKWebView.load(_:)", "Use the browser.")
    teller.tell("WKWebView.load(_:)", "Use the browser.")
    teller.tell("AVPlayer.play()", "Use a player.")
    #expect(
      lines.all.withLock { $0 } == [
        "WKWebView.load(_:) does nothing on Linux. Use the browser.\n",
        "AVPlayer.play() does nothing on Linux. Use a player.\n",
      ])
  }
}
