// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// A list of rows in a GtkListView, scrolled by one step per frame: the peer of the benchmarks
// `tables/`. It prints `table MEDIAN PERCENTILE`, the median and the 99th percentile of the CPU
// time per frame in milliseconds, and ends.
//
// Usage: list-view jumps|fling labels|cells ROWS FRAMES
// Build: cc -O2 list-view.c ../Sources/CFrames/frames.c -I ../Sources/CFrames/include -o list-view
//   $(pkg-config --cflags --libs libadwaita-1)

#include <adwaita.h>

#include "frames.h"

static gboolean jumps, cells;
static guint64 seed = 1;
static GtkAdjustment *adjustment;

// A list model that creates the text of a row on demand.

G_DECLARE_FINAL_TYPE(Rows, rows, , ROWS, GObject)
struct _Rows {
  GObject parent;
  guint count;
};

static GType item_type(GListModel *model) { return GTK_TYPE_STRING_OBJECT; }
static guint item_count(GListModel *model) { return ((Rows *)model)->count; }
static gpointer item(GListModel *model, guint row) {
  if (row >= ((Rows *)model)->count) return NULL;
  char text[32];
  snprintf(text, sizeof text, "%u", row);
  return gtk_string_object_new(text);
}
static void list_model_init(GListModelInterface *interface) {
  interface->get_item_type = item_type;
  interface->get_n_items = item_count;
  interface->get_item = item;
}
G_DEFINE_TYPE_WITH_CODE(Rows, rows, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, list_model_init))
static void rows_init(Rows *rows) {}
static void rows_class_init(RowsClass *class) {}

static GtkWidget *make_label(void) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  return label;
}

static void setup(GtkListItemFactory *factory, GtkListItem *item, gpointer unused) {
  if (!cells) {
    GtkWidget *label = make_label();
    gtk_widget_set_size_request(label, -1, 44);
    gtk_widget_set_margin_start(label, 16);
    gtk_list_item_set_child(item, label);
    return;
  }
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_margin_start(row, 16);
  gtk_widget_set_margin_end(row, 16);
  gtk_widget_set_margin_top(row, 8);
  gtk_widget_set_margin_bottom(row, 8);
  GtkWidget *image = gtk_image_new_from_icon_name("avatar-default-symbolic");
  gtk_image_set_pixel_size(GTK_IMAGE(image), 32);
  gtk_box_append(GTK_BOX(row), image);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_hexpand(column, TRUE);
  gtk_box_append(GTK_BOX(row), column);
  for (int i = 0; i < 3; i++) {
    GtkWidget *label = make_label();
    gtk_label_set_wrap(GTK_LABEL(label), i == 2);
    gtk_box_append(GTK_BOX(column), label);
  }
  gtk_list_item_set_child(item, row);
}

static void bind(GtkListItemFactory *factory, GtkListItem *item, gpointer unused) {
  guint row = gtk_list_item_get_position(item);
  char text[400];
  GtkWidget *child = gtk_list_item_get_child(item);
  if (!cells) {
    snprintf(text, sizeof text, "Row %u", row);
    gtk_label_set_text(GTK_LABEL(child), text);
    return;
  }
  GtkWidget *label = gtk_widget_get_first_child(gtk_widget_get_last_child(child));
  snprintf(text, sizeof text, "Row %u", row);
  gtk_label_set_text(GTK_LABEL(label), text);
  label = gtk_widget_get_next_sibling(label);
  snprintf(text, sizeof text, "The second line of %u", row);
  gtk_label_set_text(GTK_LABEL(label), text);
  label = gtk_widget_get_next_sibling(label);
  text[0] = 0;
  for (guint i = 0; i <= row % 4; i++) strcat(text, "Met at a conference of some kind. ");
  gtk_label_set_text(GTK_LABEL(label), text);
}

static void step(int number, void *unused) {
  double greatest = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment);
  double value = gtk_adjustment_get_value(adjustment) + 40;
  if (jumps) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    value = (seed >> 33) / (double)(1u << 31) * greatest;
  }
  gtk_adjustment_set_value(adjustment, value);
}

static void end(double median, double percentile, double greatest, void *unused) {
  printf("table %f %f\n", median, percentile);
  exit(0);
}

static gboolean run(gpointer count) {
  frames_run((struct frames_job){step, end, NULL, GPOINTER_TO_INT(count)});
  return G_SOURCE_REMOVE;
}

int main(int argc, char **argv) {
  if (argc < 5) return 2;
  jumps = strcmp(argv[1], "jumps") == 0;
  cells = strcmp(argv[2], "cells") == 0;
  adw_init();
  frames_use_gossamers_font(17);
  Rows *rows = g_object_new(rows_get_type(), NULL);
  rows->count = atoi(argv[3]);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkWidget *list =
      gtk_list_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(rows))), factory);
  gtk_list_view_set_show_separators(GTK_LIST_VIEW(list), TRUE);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  GtkWidget *window = adw_window_new();
  adw_window_set_content(ADW_WINDOW(window), scrolled);
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 800);
  gtk_window_present(GTK_WINDOW(window));
  g_timeout_add_seconds(2, run, GINT_TO_POINTER(atoi(argv[4])));
  while (TRUE) g_main_context_iteration(NULL, TRUE);
}
