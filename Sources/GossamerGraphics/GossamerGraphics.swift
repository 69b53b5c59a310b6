// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Points, sizes, rectangles and attributed strings are Foundation's.
@_exported import Foundation
