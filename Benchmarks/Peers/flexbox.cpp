// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// A row of N boxes in yoga's flexbox, the floor beside the chain under constraints: gaps of 8, equal widths, each box at least 44
// wide. Prints `flexbox N BUILD EDIT`: the row made and laid out, and its end moved, the medians of 201 in microseconds of this
// thread's time of the processor.
//
// Build: clang++ -O2 -I YOGA flexbox.cpp YOGA/yoga/*.cpp YOGA/yoga/*/*.cpp -o flexbox, with the sources of PyPI's `poga`
// Usage: flexbox N

#include <yoga/Yoga.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

static const int runs = 201;

static double processor_time() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static double median(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

static void move_end(YGNodeRef row, float end) {
  YGNodeStyleSetWidth(row, end);
  YGNodeCalculateLayout(row, YGUndefined, YGUndefined, YGDirectionLTR);
}

static YGNodeRef make_row(int count) {
  YGNodeRef row = YGNodeNew();
  YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
  YGNodeStyleSetHeight(row, 44);
  for (int index = 0; index < count; index++) {
    YGNodeRef box = YGNodeNew();
    YGNodeStyleSetFlexGrow(box, 1);
    YGNodeStyleSetFlexBasis(box, 0);
    YGNodeStyleSetMinWidth(box, 44);
    if (index > 0) YGNodeStyleSetMargin(box, YGEdgeLeft, 8);
    YGNodeInsertChild(row, box, index);
  }
  move_end(row, count * 70.0f);
  return row;
}

// Whether each box is as wide as it should be, but for what yoga rounds to whole points.
static bool is_right(YGNodeRef row, int count, float end) {
  float width = (end - 8 * (count - 1)) / count;
  for (int index = 0; index < count; index++) {
    if (std::fabs(YGNodeLayoutGetWidth(YGNodeGetChild(row, index)) - width) > 1) return false;
  }
  return true;
}

int main(int argc, char **argv) {
  int count = argc > 1 ? std::atoi(argv[1]) : 0;
  if (count < 1) {
    std::fprintf(stderr, "Usage: flexbox N\n");
    return 2;
  }
  std::vector<double> builds, edits;
  for (int run = 0; run < runs; run++) {
    double start = processor_time();
    YGNodeRef row = make_row(count);
    builds.push_back(processor_time() - start);
    YGNodeFreeRecursive(row);
  }
  YGNodeRef row = make_row(count);
  float end = 0;
  for (int run = 0; run < runs; run++) {
    end = count * 70.0f + run % 7;
    double start = processor_time();
    move_end(row, end);
    edits.push_back(processor_time() - start);
  }
  if (!is_right(row, count, end)) {
    std::fprintf(stderr, "flexbox laid a box out wrongly\n");
    return 1;
  }
  std::printf("flexbox %d %.3f %.3f\n", count, median(builds), median(edits));
}
