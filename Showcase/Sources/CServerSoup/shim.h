#include <libsoup/soup.h>

// A server that says nothing of itself. (soup_server_new takes a list of arguments of any length, which Swift can't call.)
static inline SoupServer *gossamer_soup_server_new(void) { return soup_server_new(NULL, NULL); }
