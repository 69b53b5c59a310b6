// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// As `import UIKit` does, `import GossamerKit` brings what its declarations name.
@_exported import Foundation
@_exported import GossamerData
@_exported import GossamerGraphics
@_exported import GossamerLists
