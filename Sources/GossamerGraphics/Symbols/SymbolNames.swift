// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSpelling

/// Maps the names of Apple's symbols to icons of Adwaita, GNOME's icon theme.
nonisolated enum SymbolNames {
  /// The name of the icon, without `-symbolic`; nil if there is none.
  ///
  /// Variants of a symbol use the same icon if Adwaita has only one: the endings of
  /// `trash.circle.fill` are removed until a name is known.
  static func icon(for symbol: String, isMirrored: Bool = false) -> String? {
    var name = symbol
    while true {
      if isMirrored, let icon = mirrored[name] { return icon }
      if let icon = icons[name] { return icon }
      guard let dot = name.lastIndex(of: "."), variants.contains(String(name[dot...])) else {
        return nil
      }
      name = String(name[..<dot])
    }
  }

  /// The name that was probably meant; nil if none is similar.
  static func suggestion(for symbol: String) -> String? {
    closestName(to: symbol, in: icons.keys.sorted())
  }

  /// Endings that only change how a symbol is drawn.
  private static let variants: Set<String> = [".fill", ".circle", ".square"]

  /// Symbols that point forward or backward in the reading direction, with their icons in a
  /// right-to-left interface.
  private static let mirrored = [
    "arrow.backward": "go-next", "arrow.forward": "go-previous", "chevron.backward": "go-next",
    "chevron.forward": "go-previous",
  ]

  static let icons = [
    // Arrows
    "arrow.backward": "go-previous", "arrow.clockwise": "view-refresh",
    "arrow.counterclockwise": "document-revert", "arrow.down": "go-down",
    "arrow.down.circle": "folder-download", "arrow.down.to.line": "go-bottom",
    "arrow.forward": "go-next", "arrow.left": "go-previous", "arrow.left.arrow.right": "send-to",
    "arrow.right": "go-next", "arrow.rotate.left": "object-rotate-left",
    "arrow.rotate.right": "object-rotate-right", "arrow.triangle.2.circlepath": "view-refresh",
    "arrow.triangle.2.circlepath.camera": "camera-switch", "arrow.turn.up.right": "mail-forward",
    "arrow.up": "go-up", "arrow.up.arrow.down": "view-sort-descending",
    "arrow.up.left.and.arrow.down.right": "view-fullscreen",
    "arrow.down.right.and.arrow.up.left": "view-restore", "arrow.up.to.line": "go-top",
    "arrow.uturn.backward": "edit-undo", "arrow.uturn.forward": "edit-redo",
    "arrow.uturn.left": "edit-undo", "arrow.uturn.right": "edit-redo",
    "arrowshape.turn.up.left": "mail-reply-sender",
    "arrowshape.turn.up.left.2": "mail-reply-all", "arrowshape.turn.up.right": "mail-forward",
    "arrowtriangle.down": "pan-down", "arrowtriangle.left": "pan-start",
    "arrowtriangle.right": "pan-end", "arrowtriangle.up": "pan-up",
    "chevron.backward": "go-previous", "chevron.down": "go-down", "chevron.forward": "go-next",
    "chevron.left": "go-previous", "chevron.right": "go-next", "chevron.up": "go-up",
    "rectangle.portrait.and.arrow.right": "system-log-out",
    "square.and.arrow.down": "document-save", "square.and.arrow.up": "emblem-shared",

    // Editing
    "bold": "format-text-bold", "character.cursor.ibeam": "insert-text",
    "decrease.indent": "format-indent-less", "doc": "x-office-document",
    "doc.badge.plus": "document-new", "doc.on.clipboard": "edit-paste", "doc.on.doc": "edit-copy",
    "doc.text": "text-x-generic", "doc.text.magnifyingglass": "document-print-preview",
    "doc.zipper": "package-x-generic", "eyedropper": "color-select", "highlighter": "text-editor",
    "increase.indent": "format-indent-more", "italic": "format-text-italic",
    "link": "insert-link", "paintpalette": "preferences-color", "paperclip": "mail-attachment",
    "pencil": "document-edit", "photo": "image-x-generic", "photo.on.rectangle": "emblem-photos",
    "scissors": "edit-cut",
    "square.and.pencil": "document-edit", "strikethrough": "format-text-strikethrough",
    "text.aligncenter": "format-justify-center", "text.alignleft": "format-justify-left",
    "text.alignright": "format-justify-right", "text.justify": "format-justify-fill",
    "text.magnifyingglass": "edit-find-replace", "textformat": "font-x-generic",
    "textformat.abc": "tools-check-spelling", "underline": "format-text-underline",

    // Signs
    "checklist": "view-list-bullet", "checkmark": "object-select",
    "checkmark.circle": "emblem-ok", "checkmark.circle.fill": "emblem-default",
    "checkmark.seal": "application-certificate", "checkmark.shield": "security-high",
    "checkmark.square": "checkbox-checked", "circle": "radio", "circle.fill": "media-record",
    "circle.inset.filled": "radio-checked", "ellipsis": "view-more-horizontal",
    "ellipsis.circle": "view-more-horizontal", "ellipsis.vertical": "view-more",
    "exclamationmark": "emblem-important",
    "exclamationmark.circle": "emblem-important", "exclamationmark.octagon": "dialog-error",
    "exclamationmark.shield": "security-low", "exclamationmark.triangle": "dialog-warning",
    "info": "help-about", "info.circle": "help-about", "minus": "list-remove",
    "minus.square": "checkbox-mixed", "nosign": "action-unavailable", "number": "input-dialpad",
    "plus": "list-add", "questionmark": "dialog-question",
    "questionmark.circle": "help-browser", "slash.circle": "action-unavailable",
    "square": "checkbox", "xmark": "window-close", "xmark.bin": "user-trash-full",
    "xmark.octagon": "dialog-error",

    // Lists, windows and finding
    "apps.iphone": "view-app-grid", "circle.grid.3x3": "view-app-grid", "grid": "view-grid",
    "line.3.horizontal": "open-menu", "line.horizontal.3": "open-menu",
    "line.3.horizontal.decrease": "view-sort-descending", "list.bullet": "view-list-bullet",
    "list.dash": "view-list", "list.number": "view-list-ordered",
    "magnifyingglass": "edit-find", "minus.magnifyingglass": "zoom-out",
    "plus.magnifyingglass": "zoom-in", "1.magnifyingglass": "zoom-original",
    "pin": "view-pin", "plus.rectangle.on.rectangle": "window-new",
    "rectangle.grid.2x2": "view-grid",
    "rectangle.split.2x1": "view-dual", "sidebar.left": "sidebar-show",
    "sidebar.right": "sidebar-show-right", "slider.horizontal.3": "preferences-other",
    "square.grid.2x2": "view-grid", "square.grid.3x3": "view-app-grid",

    // Things
    "airplane": "airplane-mode", "alarm": "alarm", "app": "application-x-executable",
    "archivebox": "package-x-generic", "battery.0": "battery-level-0",
    "battery.0percent": "battery-level-0", "battery.100": "battery-level-100",
    "battery.100percent": "battery-level-100", "battery.25": "battery-level-20",
    "battery.25percent": "battery-level-20", "battery.50percent": "battery-level-50",
    "battery.75percent": "battery-level-70", "bell": "preferences-system-notifications",
    "bell.slash": "notifications-disabled", "bolt": "thunderbolt", "book": "x-office-address-book",
    "bookmark": "user-bookmarks", "calendar": "x-office-calendar",
    "calendar.badge.plus": "appointment-new", "camera": "camera-photo",
    "clock": "document-open-recent",
    "clock.arrow.circlepath": "document-open-recent", "cpu": "applications-system",
    "creditcard": "auth-smartcard", "desktopcomputer": "computer", "display": "video-display",
    "envelope": "mail-unread", "envelope.badge": "mail-message-new",
    "envelope.open": "mail-read", "externaldrive": "drive-harddisk", "flag": "emoji-flags",
    "folder": "folder", "folder.badge.plus": "folder-new", "gamecontroller": "input-gaming",
    "gear": "emblem-system", "gearshape": "emblem-system",
    "gearshape.2": "applications-engineering",
    "hammer": "applications-engineering", "headphones": "audio-headphones",
    "heart": "emote-love", "hourglass": "content-loading", "house": "user-home",
    "internaldrive": "drive-harddisk-system", "iphone": "phone", "ipad": "tablet",
    "key": "dialog-password", "keyboard": "input-keyboard", "laptopcomputer": "computer",
    "lightbulb": "dialog-information", "lock": "changes-prevent", "lock.open": "changes-allow",
    "lock.shield": "security-high", "map": "mark-location", "mappin": "mark-location",
    "newspaper": "text-x-generic", "opticaldisc": "media-optical", "paperplane": "document-send",
    "power": "system-shutdown", "printer": "printer", "puzzlepiece": "application-x-addon",
    "rotate.left": "object-rotate-left", "rotate.right": "object-rotate-right",
    "safari": "web-browser", "scanner": "scanner", "server.rack": "network-server",
    "star": "non-starred", "star.fill": "starred", "star.leadinghalf.filled": "semi-starred",
    "tablecells": "x-office-spreadsheet", "terminal": "utilities-terminal",
    "timer": "alarm", "touchid": "auth-fingerprint", "faceid": "auth-face", "trash": "user-trash",
    "tv": "tv", "tray": "mail-send-receive", "tray.and.arrow.down": "document-save",
    "wrench": "applications-utilities", "wrench.and.screwdriver": "applications-utilities",

    // People and talk
    "at": "contact-new", "bubble.left": "chat-message-new", "bubble.right": "chat-message-new",
    "figure.walk": "emoji-body", "hand.raised": "preferences-system-privacy",
    "message": "chat-message-new", "person": "avatar-default", "person.2": "system-users",
    "person.3": "system-users", "person.badge.plus": "contact-new",
    "person.crop.circle": "avatar-default", "person.crop.circle.badge.plus": "contact-new",
    "phone": "call-start", "phone.down": "call-stop", "face.smiling": "face-smile",

    // Sound and pictures
    "backward": "media-seek-backward", "backward.end": "media-skip-backward",
    "eject": "media-eject", "eye": "view-reveal", "eye.slash": "view-conceal",
    "film": "video-x-generic", "forward": "media-seek-forward",
    "forward.end": "media-skip-forward", "mic": "audio-input-microphone",
    "mic.slash": "microphone-disabled", "music.note": "audio-x-generic",
    "music.note.list": "folder-music", "pause": "media-playback-pause",
    "play": "media-playback-start", "record.circle": "media-record",
    "repeat": "media-playlist-repeat", "repeat.1": "media-playlist-repeat-song",
    "shuffle": "media-playlist-shuffle", "speaker": "audio-volume-low",
    "speaker.slash": "audio-volume-muted", "speaker.wave.1": "audio-volume-low",
    "speaker.wave.2": "audio-volume-medium", "speaker.wave.3": "audio-volume-high",
    "stop": "media-playback-stop", "video": "camera-video", "video.slash": "camera-disabled",

    // Network and place
    "antenna.radiowaves.left.and.right": "network-cellular",
    "cloud": "weather-overcast", "dot.radiowaves.left.and.right": "network-wireless",
    "globe": "preferences-system-network", "location": "find-location",
    "location.slash": "location-services-disabled", "network": "network-workgroup",
    "personalhotspot": "network-wireless-hotspot", "wifi": "network-wireless",
    "wifi.exclamationmark": "network-wireless-no-route", "wifi.slash": "network-wireless-offline",

    // Weather
    "cloud.bolt": "weather-storm", "cloud.fog": "weather-fog", "cloud.rain": "weather-showers",
    "cloud.snow": "weather-snow", "cloud.sun": "weather-few-clouds", "moon": "weather-clear-night",
    "snowflake": "weather-snow", "sun.max": "weather-clear", "sunrise": "daytime-sunrise",
    "sunset": "daytime-sunset", "tornado": "weather-tornado", "wind": "weather-windy",
  ]
}
