// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Stands in for the image type until it lands; delete this file then.
public final class UIImage {}
