// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleFoundation
// CGContext, CGPath and CGColor stand in Gossamer's one product.
@_exported import Gossamer
