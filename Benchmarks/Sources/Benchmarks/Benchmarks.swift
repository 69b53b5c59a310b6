// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// All benchmarks, in the order in which they run. Each group is an array in a file of its own.
let benchmarks: [Benchmark] =
  chainBenchmarks + solverBenchmarks + stackBenchmarks + viewBenchmarks + removalBenchmarks
  + formBenchmarks + cellBenchmarks
  + labelBenchmarks + observationBenchmarks + multicastBenchmarks + documentBenchmarks
  + touchBenchmarks
  + pointerBenchmarks + screenBenchmarks + typingBenchmarks + differenceBenchmarks
  + firstFrameBenchmarks + memoryBenchmarks + motionBenchmarks + scrollBenchmarks + tableBenchmarks
  + insertionBenchmarks
  + collectionBenchmarks + imageBenchmarks + editingBenchmarks + adapterBenchmarks
