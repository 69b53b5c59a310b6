// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Usage: Benchmarks PATH-OF-JSON [BEGINNING OF A NAME]
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case AllocationCount.argument: try AllocationCount.main()
case CollectionApp.argument: CollectionApp.main()
case EditingApp.argument: EditingApp.main()
case MotionApp.argument: MotionApp.main()
case PointerApp.argument: PointerApp.main()
case ScrollApp.argument: ScrollApp.main()
case TableApp.argument: TableApp.main()
case TextViewApp.argument, TextViewApp.lineArgument, TextViewApp.emptyArgument: TextViewApp.main()
case PastingApp.lineArgument, PastingApp.linesArgument: PastingApp.main()
case ThumbnailApp.argument: ThumbnailApp.main()
case TypingApp.longArgument, TypingApp.emptyArgument: TypingApp.main()
default: break
}
guard let path = arguments.first else {
  FileHandle.standardError.write(Data("Usage: Benchmarks PATH-OF-JSON [NAME]\n".utf8))
  exit(2)
}
let selection = arguments.dropFirst().first ?? ""
let selected = benchmarks.filter { $0.name.hasPrefix(selection) }
guard !selected.isEmpty else {
  let names = benchmarks.map(\.name).joined(separator: "\n")
  FileHandle.standardError.write(
    Data("No benchmark's name begins with '\(selection)'. These are there:\n\(names)\n".utf8))
  exit(2)
}
var report = Report()
for benchmark in selected {
  report.add(benchmark, try benchmark.measure())
}
try report.write(to: path)
