// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import GossamerGTK
@_exported import GossamerIntentions
@_exported import GossamerInterfaceBuilder
@_exported import GossamerKit
@_exported import GossamerLists
@_exported import GossamerTextChecker
@_exported import Observation
