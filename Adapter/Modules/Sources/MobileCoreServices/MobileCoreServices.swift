// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleUniformTypeIdentifiers

// The names of types as they were before `UTType`.

/// Any item. `UTType.item`.
public var kUTTypeItem: CFString { "public.item" }
/// Any content. `UTType.content`.
public var kUTTypeContent: CFString { "public.content" }
/// Any data. `UTType.data`.
public var kUTTypeData: CFString { "public.data" }
/// A folder that a person sees. `UTType.folder`.
public var kUTTypeFolder: CFString { "public.folder" }
/// A URL. `UTType.url`.
public var kUTTypeURL: CFString { "public.url" }
/// The URL of a file. `UTType.fileURL`.
public var kUTTypeFileURL: CFString { "public.file-url" }
/// Text. `UTType.text`.
public var kUTTypeText: CFString { "public.text" }
/// Text without styles. `UTType.plainText`.
public var kUTTypePlainText: CFString { "public.plain-text" }
/// Text without styles, in UTF-8. `UTType.utf8PlainText`.
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" }
/// Rich text. `UTType.rtf`.
public var kUTTypeRTF: CFString { "public.rtf" }
/// HTML. `UTType.html`.
public var kUTTypeHTML: CFString { "public.html" }
/// XML. `UTType.xml`.
public var kUTTypeXML: CFString { "public.xml" }
/// JSON. `UTType.json`.
public var kUTTypeJSON: CFString { "public.json" }
/// PDF. `UTType.pdf`.
public var kUTTypePDF: CFString { "com.adobe.pdf" }
/// An archive of files, ZIP. `UTType.zip`.
public var kUTTypeZipArchive: CFString { "public.zip-archive" }
/// Any picture. `UTType.image`.
public var kUTTypeImage: CFString { "public.image" }
/// JPEG. `UTType.jpeg`.
public var kUTTypeJPEG: CFString { "public.jpeg" }
/// PNG. `UTType.png`.
public var kUTTypePNG: CFString { "public.png" }
/// GIF. `UTType.gif`.
public var kUTTypeGIF: CFString { "com.compuserve.gif" }
/// TIFF. `UTType.tiff`.
public var kUTTypeTIFF: CFString { "public.tiff" }
/// Sounds and films. `UTType.audiovisualContent`.
public var kUTTypeAudiovisualContent: CFString { "public.audiovisual-content" }
/// Any sound. `UTType.audio`.
public var kUTTypeAudio: CFString { "public.audio" }
/// MP3. `UTType.mp3`.
public var kUTTypeMP3: CFString { "public.mp3" }
/// A film, with or without sound. `UTType.movie`.
public var kUTTypeMovie: CFString { "public.movie" }
/// A film without sound. `UTType.video`.
public var kUTTypeVideo: CFString { "public.video" }
/// A QuickTime film. `UTType.quickTimeMovie`.
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" }
/// An MPEG-4 film. `UTType.mpeg4Movie`.
public var kUTTypeMPEG4: CFString { "public.mpeg-4" }
