// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Stands in for the image type until it lands; delete this file then.
public final class UIImage {
  public enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }
  public let size = CGSize.zero
  public let renderingMode = RenderingMode.automatic
}
