// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerLive
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// Intentions that a document creates and connects, without code.
@Suite(.alone) @MainActor struct DocumentIntentionTests {
  private func controller(_ fields: String, _ objects: String) throws -> UIViewController {
    let scene = """
      <scene sceneID="s"><objects>
        <viewController id="vc" sceneMemberID="viewController">
          <view key="view" id="root"><subviews>
      \(fields)
          </subviews></view>
        </viewController>
      \(objects)
      </objects></scene>
      """
    let controller: UIViewController = try UIStoryboard(
      .storyboard(scene, attributes: #"initialViewController="vc""#)
    ).initialViewController()
    controller.loadViewIfNeeded()
    return controller
  }

  private func container(of controller: UIViewController) throws -> AnyModelContainer {
    try #require(controller.keptObjects.compactMap { $0 as? AnyModelContainer }.first)
  }

  private let observation = """
    <textField id="field"/>
    <label text="Result" id="label"/>
    <button id="button"><state key="normal" title="Reverse"/><connections>
      <action selector="reverse:" destination="reverse" eventType="touchUpInside" id="a1"/>
    </connections></button>
    """

  private func objects(sourceKeyPath: String) -> String {
    """
    <customObject id="container" customClass="ModelContainer"/>
    <customObject id="reverse" customClass="ReverseIntention">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="modelKeyPath" value="name"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="modelContainer" destination="container" id="o1"/>
        <outlet property="textField" destination="field" id="o2"/>
      </connections>
    </customObject>
    <customObject id="observe" customClass="ObserveIntention">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="sourceKeyPath" value="\(sourceKeyPath)"/>
        <userDefinedRuntimeAttribute type="string" keyPath="targetKeyPath" value="text"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="sourceObject" destination="container" id="o3"/>
        <outlet property="target" destination="label" id="o4"/>
      </connections>
    </customObject>
    """
  }

  @Test func changeAndShowTheModel() throws {
    let controller = try controller(observation, objects(sourceKeyPath: "model.name"))
    let views = controller.view.subviews
    let field = try #require(views[0] as? UITextField)
    let label = try #require(views[1] as? UILabel)
    let button = try #require(views[2] as? UIButton)
    let model = try DynamicModel(json: #"{"name": "Dominik"}"#)
    try container(of: controller).anyModel = model
    Interface.current.updateCycle.update()
    #expect(label.text == "Dominik")
    field.insertText("Anna")
    button.performPrimaryAction()
    Interface.current.updateCycle.update()
    #expect(label.text == "annA")
  }

  @Test func sayInWhichLineTheyAre_WhenTheyLeadNowhere() throws {
    let messages = try messages {
      let controller = try controller(observation, objects(sourceKeyPath: "model.nane"))
      try container(of: controller).anyModel = try DynamicModel(json: #"{"name": "Dominik"}"#)
      Interface.current.updateCycle.update()
    }
    #expect(
      messages == [
        """
        Main.storyboard:22: ObserveIntention can't follow: the model has no member 'nane'. Did you \
        mean 'name'?
        """
      ])
  }

  @Test func limitAndValidateTheTextOfAMulticastField() throws {
    let controller = try controller(
      """
      <textField id="field" customClass="MulticastTextField"><connections>
        <outletCollection property="delegates" destination="dismiss" id="c1"/>
        <outletCollection property="delegates" destination="limit" id="c2"/>
        <outletCollection property="delegates" destination="email" id="c3"/>
      </connections></textField>
      <button id="send"><state key="normal" title="Send"/></button>
      """,
      """
      <customObject id="dismiss" customClass="DismissOnEnterIntention"/>
      <customObject id="limit" customClass="MaximumCharacterOnEditIntention">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="maximumCharacter">
            <integer key="value" value="10"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </customObject>
      <customObject id="email" customClass="EmailValidationOnEditIntention">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="validationKeyPath" value="enabled"/>
        </userDefinedRuntimeAttributes>
        <connections><outlet property="target" destination="send" id="o1"/></connections>
      </customObject>
      """)
    let field = try #require(controller.view.subviews[0] as? MulticastTextField)
    let send = try #require(controller.view.subviews[1] as? UIButton)
    #expect(!send.isEnabled)
    for character in "ada@b.dexyz" { field.insertText(String(character)) }
    #expect(field.text == "ada@b.dexy")
    #expect(send.isEnabled)
    field.text = "ada"
    #expect(!send.isEnabled)
  }

  @Test func skipADelegate_ThatIsNone() throws {
    let storyboard = try Document.storyboard(
      """
      <scene sceneID="s"><objects>
        <viewController id="vc" sceneMemberID="viewController">
          <view key="view" id="root"><subviews>
            <textField id="field" customClass="MulticastTextField"><connections>
              <outletCollection property="delegates" destination="container" id="c1"/>
              <outletCollection property="delegates" destination="dismiss" id="c2"/>
            </connections></textField>
          </subviews></view>
        </viewController>
        <customObject id="container" customClass="ModelContainer"/>
        <customObject id="dismiss" customClass="DismissOnEnterIntention"/>
      </objects></scene>
      """, attributes: #"initialViewController="vc""#)
    let controller: UIViewController = try UIStoryboard(storyboard).initialViewController()
    controller.loadViewIfNeeded()
    let field = try #require(controller.view.subviews[0] as? MulticastTextField)
    #expect(field.delegates.count == 1)
    #expect(
      storyboard.reports == [
        """
        Main.storyboard:6: warning: The outlet 'delegates' isn't connected: 'delegates' of \
        MulticastTextField is of type UITextFieldDelegate, which a AnyModelContainer can't become. Give it a \
        value of that type.
        """
      ])
  }

  @Test func leaveNothingBehind_WhenTheControllerIsDropped() throws {
    var controller: UIViewController? = try self.controller(
      observation, objects(sourceKeyPath: "model.name"))
    weak let freed = controller
    weak let view = controller?.view
    weak let intention = controller?.keptObjects.last
    controller = nil
    #expect(freed == nil)
    #expect(view == nil)
    #expect(intention == nil)
  }
}
