#include <adwaita.h>
#include <glib-unix.h>
#include <gtk/gtk.h>

// What libdispatch exports for main loops other than its own (CoreFoundation's is built on it); no public header
// declares it. The handle becomes readable when something was enqueued on the main queue.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);
