final class ViewLayout { func frameWasSet(of v: UIView) {} ; func directionDidChange(of v: UIView) {} }
extension UIView {
  func noteInsertion(into p: UIView) {}
  func noteRemoval(from p: UIView) {}
  func solveConstraints() {}
  var needsConstraintPass: Bool { false }
  func applyLayoutFrames() {}
  func resizeSubviews(from: CGSize) {}
  public func invalidateIntrinsicContentSize() {}
}
