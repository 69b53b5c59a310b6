// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

// The classes of Xcode's templates, unchanged but for @main, because a program has only one.

class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Override point for customization after application launch.
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    // Called when the application is about to terminate. Save data if appropriate.
  }
}

class ViewController: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    // Do any additional setup after loading the view.
  }

  // MARK: - Navigation

  // In a storyboard-based application, you will often want to do a little preparation before navigation
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // Get the new view controller using segue.destination.
    // Pass the selected object to the new view controller.
  }
}

class CardView: UIView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    title.font = .preferredFont(forTextStyle: .headline)
    title.textColor = tintColor
    layer.cornerRadius = 12
    layer.borderWidth = 1
    addSubview(title)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds.inset(by: layoutMargins)
  }
}

class PhoneField: UITextField {
  override init(frame: CGRect) {
    super.init(frame: frame)
    placeholder = "Phone"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    placeholder = "Phone"
  }
}
