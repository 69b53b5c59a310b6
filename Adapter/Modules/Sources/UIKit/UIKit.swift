// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleCoreGraphics
@_exported import AppleCoreText
@_exported import AppleFoundation
@_exported import AppleQuartzCore
@_exported import Gossamer
