// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// What Apple's Foundation has in one module stands in several on Linux.
@_exported import AppleDarwin
@_exported import AppleObjectiveC
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
