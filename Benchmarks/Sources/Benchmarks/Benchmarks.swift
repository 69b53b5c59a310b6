// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// All benchmarks, in the order in which they run. A group is a file that makes an array of them.
let benchmarks: [Benchmark] =
  chainBenchmarks + solverBenchmarks + stackBenchmarks + viewBenchmarks + removalBenchmarks
  + formBenchmarks + cellBenchmarks
  + labelBenchmarks + observationBenchmarks + multicastBenchmarks + documentBenchmarks
  + touchBenchmarks
  + pointerBenchmarks + screenBenchmarks + typingBenchmarks + differenceBenchmarks
  + firstFrameBenchmarks + memoryBenchmarks + motionBenchmarks + scrollBenchmarks + tableBenchmarks
  + insertionBenchmarks
  + collectionBenchmarks + imageBenchmarks
