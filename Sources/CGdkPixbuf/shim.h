#include <gdk-pixbuf/gdk-pixbuf.h>
#include <gio/gio.h>
