// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Constants for common types, with Apple's identifiers.
nonisolated extension UTType {
  /// Anything that a file system or the pasteboard can hold.
  public static let item = UTType(known: "public.item")
  /// What a person reads, looks at or listens to: documents, pictures, music.
  public static let content = UTType(known: "public.content")
  /// Content of several kinds in one, such as a PDF.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Bytes of any kind: everything that isn't a folder.
  public static let data = UTType(known: "public.data")
  /// A container of files.
  public static let directory = UTType(known: "public.directory")
  /// A directory that is shown to people as a folder.
  public static let folder = UTType(known: "public.folder")
  /// Several files combined into one.
  public static let archive = UTType(known: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A gzip archive.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A URL with any scheme.
  public static let url = UTType(known: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Text of any kind, with markup or without.
  public static let text = UTType(known: "public.text")
  /// Text without markup.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without markup, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// A table as comma-separated values.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// The source of a program.
  public static let sourceCode = UTType(known: "public.source-code")
  /// A Swift source file.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A picture of any format.
  public static let image = UTType(known: "public.image")
  /// A PNG image.
  public static let png = UTType(known: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A GIF image.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A WebP image.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// An SVG drawing.
  public static let svg = UTType(known: "public.svg-image")
  /// A TIFF image.
  public static let tiff = UTType(known: "public.tiff")
  /// A Windows bitmap.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An HEIC image.
  public static let heic = UTType(known: "public.heic")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Audio, video, or both.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// An MP3 sound file.
  public static let mp3 = UTType(known: "public.mp3")
  /// A WAV sound file.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// An MPEG-4 sound file.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Video, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Video without sound.
  public static let video = UTType(known: "public.video")
  /// An MPEG-4 film.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime film.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A presentation.
  public static let presentation = UTType(known: "public.presentation")
  /// An email.
  public static let emailMessage = UTType(known: "public.email-message")
}
