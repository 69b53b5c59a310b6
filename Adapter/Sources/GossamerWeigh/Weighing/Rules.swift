// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The rules by which lines get a kind. In each table the first rule that fits wins. Weighing.md says why they are as they are.
enum Rules {
  // MARK: - Members

  /// Methods that belong as a whole to one kind.
  static let members = [
    MemberRule(
      kind: .rows,
      names: ["numberOfSections", "sectionIndexTitles", "indexTitles"],
      labels: [
        "numberOfRowsInSection", "numberOfItemsInSection", "cellForRowAt", "cellForItemAt",
        "titleForHeaderInSection",
        "titleForFooterInSection", "viewForSupplementaryElementOfKind", "canEditRowAt",
        "canMoveRowAt", "canMoveItemAt",
        "commit", "moveRowAt", "moveItemAt", "numberOfRowsInComponent", "titleForRow",
        "sectionForSectionIndexTitle",
      ],
      firstTypes: [
        "UITableView", "UICollectionView", "UIPickerView", "NSFetchedResultsController",
        "UITableViewDiffableDataSource",
      ]),
    MemberRule(
      kind: .delegate,
      names: ["textField", "textView", "scrollView", "searchBar", "updateSearchResults"],
      firstTypes: [
        "UITextField", "UITextView", "UIScrollView", "UISearchBar", "UITabBar", "UIToolbar",
        "UISearchController",
        "UIWebView", "WKWebView", "MKMapView", "UIDatePicker",
      ]),
    MemberRule(
      kind: .gestures, names: ["touches", "press"], typeSuffixes: ["GestureRecognizer"]),
    MemberRule(
      kind: .navigation, names: ["prepareForSegue", "shouldPerformSegue", "unwind"],
      typeSuffixes: ["StoryboardSegue"]),
    MemberRule(
      kind: .layout,
      names: [
        "keyboard", "updateViewConstraints", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
        "viewWillTransition", "automaticallyAdjustsScrollViewInsets",
      ]),
    MemberRule(kind: .navigation, names: ["imagePickerController"]),
    MemberRule(kind: .validation, names: ["validate", "isValid"], checksText: true),
    MemberRule(kind: .persistence, labels: ["encodeWith"]),
    MemberRule(
      kind: .networking, names: ["urlSession", "connection"],
      firstTypes: ["URLSession", "NSURLConnection"]),
  ]

  /// Methods of the life cycle: they stay, whatever becomes of the statements in them.
  static let lifeCycle: Set<String> = [
    "init", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    "viewWillDisappear",
    "viewDidDisappear", "updateProperties", "awakeFromNib", "didReceiveMemoryWarning", "deinit",
    "dealloc",
  ]

  // MARK: - Statements

  /// Coders say nothing by themselves: JSON comes from a server or from a file. They go with their method.
  static let coders = Signs(words: [
    "JSONDecoder", "JSONEncoder", "JSONSerialization", "NSJSONSerialization", "PropertyListDecoder",
    "PropertyListEncoder",
  ])

  static let persistence = Signs(
    words: [
      "UserDefaults", "NSUserDefaults", "FileManager", "NSFileManager", "NSKeyedArchiver",
      "NSKeyedUnarchiver",
      "NSManagedObjectContext", "NSManagedObject", "NSPersistentContainer", "persistentContainer",
      "viewContext",
      "managedObjectContext", "Realm", "contentsOfFile", "documentDirectory", "pngData", "jpegData",
      "NSUbiquitousKeyValueStore", "writeToFile", "writeToURL", "NSEntityDescription",
      "ModelContext",
    ],
    prefixes: ["SecItem", "NSFetchRequest", "sqlite3_"],
    pairs: [("contentsOf", "Bundle"), ("write", "atomically"), ("write", "to")])

  static let networking = Signs(
    words: [
      "URLSession", "NSURLSession", "URLRequest", "NSURLRequest", "NSMutableURLRequest",
      "NSURLConnection",
      "dataWithContentsOfURL", "Alamofire", "AF", "SessionManager", "AFHTTPSessionManager",
      "dataTaskPublisher",
      "dataTask", "downloadTask", "uploadTask", "URLComponents", "HTTPURLResponse", "AFNetworking",
      "CKQuery",
    ],
    pairs: [("contentsOf", "Data"), ("contentsOf", "String"), ("contentsOf", "url")])

  /// What statements do, by the words in them.
  static let words = [
    WordRule(kind: .persistence, signs: persistence),
    WordRule(kind: .networking, signs: networking),
    WordRule(
      kind: .gestures,
      signs: Signs(words: ["addGestureRecognizer"], suffixes: ["GestureRecognizer"])),
    WordRule(
      kind: .navigation,
      signs: Signs(
        words: [
          "present", "dismiss", "pushViewController", "popViewController",
          "popToRootViewController",
          "popToViewController", "performSegue", "instantiateViewController",
          "instantiateInitialViewController",
          "UIAlertAction", "UIAlertController", "UIAlertView", "UIActionSheet",
          "UIActivityViewController", "SFSafariViewController", "UIImagePickerController",
          "presentViewController", "dismissViewControllerAnimated", "popViewControllerAnimated",
          "performSegueWithIdentifier", "instantiateViewControllerWithIdentifier",
          "popoverPresentationController",
          "showDetailViewController", "modalPresentationStyle", "modalTransitionStyle",
          "setViewControllers",
          "popToRootViewControllerAnimated", "addTextField", "PHPickerViewController",
        ])),
    WordRule(
      kind: .rows,
      signs: Signs(
        words: [
          "dequeueReusableCell", "reloadData", "insertRows", "deleteRows", "reloadRows",
          "reloadSections",
          "insertItems", "deleteItems", "reloadItems", "beginUpdates", "endUpdates",
          "performBatchUpdates",
          "NSDiffableDataSourceSnapshot", "UITableViewDiffableDataSource",
          "UICollectionViewDiffableDataSource",
          "UIRefreshControl", "refreshControl", "beginRefreshing", "endRefreshing",
          "dequeueReusableSupplementaryView",
          "registerNib", "registerClass", "forCellReuseIdentifier", "forCellWithReuseIdentifier",
          "NSFetchedResultsController", "dataSource", "deselectRow", "indexPathForSelectedRow",
          "scrollToRow",
          "insertRowsAtIndexPaths", "deleteRowsAtIndexPaths", "deselectRowAtIndexPath",
          "dequeueReusableCellWithIdentifier",
        ])),
    WordRule(
      kind: .delegate,
      signs: Signs(words: ["becomeFirstResponder", "resignFirstResponder", "endEditing"])),
    WordRule(
      kind: .layout,
      signs: Signs(
        words: [
          "NSLayoutConstraint", "constraint", "constraints", "addConstraints", "addConstraint",
          "visualFormat",
          "constraintsWithVisualFormat", "setContentHuggingPriority",
          "setContentCompressionResistancePriority",
          "layoutIfNeeded", "setNeedsLayout", "autoresizingMask", "snp", "sizeThatFits",
          "sizeToFit",
          "translatesAutoresizingMaskIntoConstraints", "topLayoutGuide", "bottomLayoutGuide",
          "layoutInsets",
          "contentInset", "scrollIndicatorInsets", "UIEdgeInsets", "UIEdgeInsetsMake",
          "updateConstraints",
        ],
        prefixes: [
          "keyboardWill", "keyboardDid", "keyboardFrame", "keyboardAppear", "keyboardDisappear",
          "keyboardHeight",
          "keyboardRect", "currentKeyboard", "UIKeyboard",
        ])),
    WordRule(
      kind: .validation,
      signs: Signs(
        words: ["NSRegularExpression", "isValidEmail", "rangeOfCharacter"],
        pairs: [
          ("isEnabled", "isEmpty"), ("isEnabled", "count"), ("enabled", "length"),
          ("NSPredicate", "evaluate"),
          ("NSPredicate", "evaluateWithObject"),
        ])),
    WordRule(
      kind: .formatting,
      signs: Signs(
        words: [
          "DateFormatter", "NumberFormatter", "NSDateFormatter", "NSNumberFormatter",
          "ISO8601DateFormatter",
          "MeasurementFormatter", "ByteCountFormatter", "DateComponentsFormatter",
          "RelativeDateTimeFormatter",
          "NSAttributedString", "NSMutableAttributedString", "AttributedString", "formatted",
          "stringWithFormat",
          "dateFormat", "dateStyle", "timeStyle", "numberStyle", "stringFromDate",
          "PersonNameComponentsFormatter",
        ],
        pairs: [("String", "format")])),
    WordRule(
      kind: .views,
      signs: Signs(
        words: [
          "addSubview", "insertSubview", "addArrangedSubview", "removeFromSuperview",
          "bringSubviewToFront",
          "sendSubviewToBack", "animate", "animateWithDuration", "UIViewPropertyAnimator",
          "UIGraphicsImageRenderer", "CABasicAnimation", "CATransition", "addSublayer",
          "CAGradientLayer",
          "CAShapeLayer", "UIGraphicsBeginImageContext", "CGAffineTransform", "addLayoutGuide",
          "UIBezierPath",
        ])),
    WordRule(
      kind: .values,
      signs: Signs(words: [
        "withObservationTracking", "sink", "assign", "observeValueForKeyPath", "observeValue",
        "forKeyPath",
      ])),
  ]

  // MARK: - Assignments to views

  /// Properties of views that say how a view looks.
  static let looks: Set<String> = [
    "font", "textColor", "textAlignment", "numberOfLines", "backgroundColor", "tintColor",
    "borderStyle", "placeholder",
    "layer", "alpha", "contentMode", "clipsToBounds", "axis", "spacing", "distribution",
    "alignment", "cornerRadius",
    "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowRadius", "shadowOffset",
    "lineBreakMode",
    "keyboardType", "returnKeyType", "isSecureTextEntry", "secureTextEntry", "configuration",
    "titleLabel", "transform",
    "isUserInteractionEnabled", "userInteractionEnabled", "setTitleColor", "setBackgroundImage",
    "minimumValue",
    "maximumValue", "separatorStyle", "separatorInset", "rowHeight", "estimatedRowHeight",
    "tableFooterView",
    "tableHeaderView", "selectionStyle", "accessoryType", "adjustsFontSizeToFitWidth",
    "adjustsFontForContentSizeCategory",
    "autocapitalizationType", "autocorrectionType", "clearButtonMode", "accessibilityLabel",
    "accessibilityIdentifier",
    "tag", "barStyle", "isOpaque", "opaque", "attributedPlaceholder", "contentEdgeInsets",
    "preferredFont",
    "setTitle", "setImage", "isScrollEnabled", "masksToBounds", "imageView", "inputView",
    "inputAccessoryView",
  ]

  /// Properties of views that say where a view is.
  static let places: Set<String> = [
    "frame", "bounds", "center", "constant", "isActive", "priority", "size", "origin",
    "contentSize", "contentOffset",
    "setFrame", "setCenter",
  ]

  /// Properties of views that show a value.
  static let shown: Set<String> = [
    "text", "attributedText", "image", "isHidden", "hidden", "isEnabled", "enabled", "isOn", "on",
    "value", "progress",
    "isSelected", "selected", "selectedSegmentIndex", "setOn", "setValue", "setText", "setHidden",
    "setEnabled",
    "setProgress", "title", "prompt", "badgeValue", "isHighlighted", "currentPage", "numberOfPages",
    "setTitle",
    "setImage", "startAnimating", "stopAnimating", "date", "toggle",
  ]

  /// What the names of view classes end with.
  static let viewClassEndings = [
    "View", "Label", "Button", "Field", "TextField", "Switch", "Slider", "Stepper",
    "SegmentedControl", "PageControl",
    "Control", "Picker", "SearchBar", "Toolbar", "ImageView", "StackView", "Cell", "Layer",
  ]

  /// Superclasses of UIKit, and of Gossamer, that make a class a controller.
  static let controllerClasses: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController",
    "UITabBarController", "UISplitViewController", "UIPageViewController", "UIHostingController",
    "UIInputViewController", "UISearchController", "UIAlertController", "UIImagePickerController",
    "GLKViewController", "MSMessagesAppViewController", "SLComposeServiceViewController",
    "AVPlayerViewController",
    "QLPreviewController", "ContentViewController", "ViewModelController",
  ]

  /// Methods that only a controller overrides; they tell one whose superclass isn't among the files.
  static let controllerMethods: Set<String> = [
    "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear",
  ]
}
