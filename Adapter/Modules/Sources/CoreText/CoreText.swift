// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Gossamer lays text out by Pango, and has no lines or glyphs of its own: of Core Text, what UIKit shares with it is here.
@_exported import AppleCoreGraphics
