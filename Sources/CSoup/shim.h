#include <libsoup/soup.h>

// A session without limits of time of its own. (soup_session_new_with_options takes a list of arguments of any length, which
// Swift can't call.)
static inline SoupSession *gossamer_soup_session_new(
    int connections, int connections_per_host, const char *user_agent) {
  return soup_session_new_with_options(
      "timeout", 0, "max-conns", connections, "max-conns-per-host", connections_per_host, "user-agent", user_agent,
      NULL);
}
