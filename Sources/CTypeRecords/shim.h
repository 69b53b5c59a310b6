#include <stdint.h>

// The linker defines these symbols at both ends of the section in which the Swift compiler lists all types of a program.
extern const int32_t __start_swift5_type_metadata[] __attribute__((visibility("hidden")));
extern const int32_t __stop_swift5_type_metadata[] __attribute__((visibility("hidden")));

static inline const int32_t *gossamer_first_type_record(void) { return __start_swift5_type_metadata; }
static inline const int32_t *gossamer_end_of_type_records(void) { return __stop_swift5_type_metadata; }
