// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Layers and their animations stand in Gossamer's one product.
@_exported import AppleCoreGraphics
@_exported import Gossamer
