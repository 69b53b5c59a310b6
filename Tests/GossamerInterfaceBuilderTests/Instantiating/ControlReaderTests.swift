// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// Controls with values, progress views and symbols in documents.
@Suite(.alone) @MainActor struct ControlReaderTests {
  private func view<View: UIView>(_ element: String) throws -> View {
    let document = try Document.xib(element)
    let objects = UINib(document).instantiate(withOwner: nil)
    #expect(document.reports == [])
    return try #require(objects.first as? View)
  }

  @Test func readsASwitch() throws {
    let toggle: UISwitch = try view(
      """
      <switch id="s" on="YES" enabled="NO"><rect key="frame" x="0" y="0" width="51" height="31"/>
      <color key="onTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </switch>
      """)
    #expect(toggle.isOn && !toggle.isEnabled && toggle.onTintColor == .red)
    let other: UISwitch = try view(#"<switch id="s"/>"#)
    #expect(!other.isOn && other.isEnabled && other.onTintColor == nil)
  }

  @Test func readsAPicker_AndConnectsIt() throws {
    let document = try Document.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <pickerView id="p"><rect key="frame" x="0" y="0" width="200" height="216"/><connections>
      <outlet property="dataSource" destination="-1" id="c1"/><outlet property="delegate" destination="-1" id="c2"/>
      </connections></pickerView>
      """)
    let source = Sizes()
    let picker = UINib(document).instantiate(withOwner: source).first as? UIPickerView
    #expect(document.reports == [])
    #expect(picker?.dataSource === source && picker?.delegate === source)
    #expect(picker?.numberOfRows(inComponent: 0) == 2)
  }

  private final class Sizes: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  }

  @Test func readsASlider() throws {
    let slider: UISlider = try view(
      """
      <slider id="s" value="7" minValue="5" maxValue="10" continuous="NO">
      <color key="minimumTrackTintColor" systemColor="systemRedColor"/>
      <imageReference key="minimumValueImage" image="speaker" catalog="system"/>
      <imageReference key="maximumValueImage" image="speaker.wave.3" catalog="system"/></slider>
      """)
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (5, 10, 7))
    #expect(!slider.isContinuous && slider.minimumTrackTintColor == .systemRed)
    #expect(slider.minimumValueImage?.isSymbolImage == true)
    #expect(slider.maximumValueImage?.isSymbolImage == true)
  }

  @Test func readsAStepper() throws {
    let stepper: UIStepper = try view(
      """
      <stepper id="s" value="3" minimumValue="1" maximumValue="9" stepValue="0.5" wraps="YES"
        autorepeat="NO" continuous="NO"/>
      """)
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (1, 9, 3))
    #expect(
      stepper.stepValue == 0.5 && stepper.wraps && !stepper.autorepeat && !stepper.isContinuous)
    let other: UIStepper = try view(#"<stepper id="s" maximumValue="5"/>"#)
    #expect(other.maximumValue == 5 && other.isContinuous && other.autorepeat && !other.wraps)
  }

  @Test func readsASegmentedControl() throws {
    let control: UISegmentedControl = try view(
      """
      <segmentedControl id="s" selectedSegmentIndex="1" apportionsSegmentWidthsByContent="YES">
      <segments><segment title="First" width="80"/><segment title="Second"/>
      <segment title="" image="star" catalog="system" enabled="NO"/></segments></segmentedControl>
      """)
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 0) == "First" && control.widthForSegment(at: 0) == 80)
    #expect(control.imageForSegment(at: 2)?.isSymbolImage == true)
    #expect(!control.isEnabledForSegment(at: 2) && control.apportionsSegmentWidthsByContent)
    #expect(control.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func readsProgressViews() throws {
    let bar: UIProgressView = try view(
      #"<progressView id="p" progress="0.25" progressViewStyle="bar"/>"#)
    #expect(bar.progress == 0.25 && bar.progressViewStyle == .bar)
    let shown: UIActivityIndicatorView = try view(
      #"<activityIndicatorView id="a" style="large" animating="YES" hidesWhenStopped="YES"/>"#)
    #expect(shown.isAnimating && !shown.isHidden && shown.style == .large)
    let stopped: UIActivityIndicatorView = try view(
      #"<activityIndicatorView id="a" hidesWhenStopped="YES"/>"#)
    #expect(stopped.isHidden && stopped.hidesWhenStopped)
    let still: UIActivityIndicatorView = try view(#"<activityIndicatorView id="a"/>"#)
    #expect(!still.isHidden && !still.isAnimating)
  }

  @Test func readsSymbols() throws {
    let imageView: UIImageView = try view(
      """
      <imageView image="star.fill" catalog="system" id="i">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="34"/>
      </imageView>
      """)
    #expect(imageView.intrinsicContentSize == CGSize(width: 40, height: 40))
    let button: UIButton = try view(
      """
      <button id="b" buttonType="system"><state key="normal" title="Add">
      <imageReference key="image" image="plus" catalog="system" symbolScale="large"/></state></button>
      """)
    #expect(button.image(for: .normal)?.size == CGSize(width: 25, height: 25))
  }

  @Test func valueChangedReachesTheOwner() throws {
    let document = try Document.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Volume"/>
      <slider id="s"><connections><action selector="volumeDidChange:" destination="-1"
        eventType="valueChanged" id="c"/></connections></slider>
      """)
    let owner = Volume()
    let slider = UINib(document).instantiate(withOwner: owner).first as? UISlider
    slider?.hostDidMoveThumb(to: 0.5, isTracking: false)
    #expect(owner.value == 0.5)
  }

  private final class Volume: CustomObject {
    var value: Float = 0

    static var wires: AnyWires {
      Wires<Volume>().action("volumeDidChange:", Volume.volumeDidChange)
    }

    func volumeDidChange(_ sender: UISlider) { value = sender.value }
  }
}
