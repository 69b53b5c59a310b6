// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Usage: Benchmarks PATH-OF-JSON [BEGINNING OF A NAME]
let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first else {
  FileHandle.standardError.write(Data("Usage: Benchmarks PATH-OF-JSON [NAME]\n".utf8))
  exit(2)
}
let selection = arguments.dropFirst().first ?? ""
var report = Report()
for benchmark in benchmarks where benchmark.name.hasPrefix(selection) {
  report.add(benchmark, try benchmark.measure())
}
try report.write(to: path)
