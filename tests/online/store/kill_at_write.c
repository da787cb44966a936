/* Kills the process into which it is loaded (LD_PRELOAD) at one of its changes of the files in a folder: before the change, or
 * in the middle of it. It takes the place of the functions of the C library by which the store and SQLite change files.
 *
 * KESSEL_KILL_IN    the folder; its path has no symbolic links
 * KESSEL_KILL_AT    the number of the change, from 1
 * KESSEL_KILL_HALF  if it is set, only writes of two bytes and more are counted, and half of the bytes are written first
 *
 * A sync counts as a change and is left out: the system keeps what a killed process has written, and a loss of power is not
 * tried. Changes of mapped memory are not seen. SQLite maps an index of its log alone, and makes that again after a kill. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The function whose place is taken. */
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static long changes;

static int is_half(void) { return getenv("KESSEL_KILL_HALF") != NULL; }

static int is_inside(const char *path) {
    const char *folder = getenv("KESSEL_KILL_IN");
    size_t length = folder ? strlen(folder) : 0;
    return length && !strncmp(path, folder, length) && (path[length] == '/' || !path[length]);
}

static int is_file_inside(int file) {
    char name[40], path[4096];
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    ssize_t length = readlink(name, path, sizeof path - 1);
    path[length < 0 ? 0 : length] = 0;
    return is_inside(path);
}

/* Counts a change; returns whether it is the one at which the process is killed. */
static int is_last(void) {
    const char *at = getenv("KESSEL_KILL_AT");
    return at && __atomic_add_fetch(&changes, 1, __ATOMIC_SEQ_CST) == atol(at);
}

static void end(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

static int is_last_write(int file, size_t length) { return (!is_half() || length > 1) && is_file_inside(file) && is_last(); }

/* Counts a change that is made or not, without a middle. */
static void count(int inside) {
    if (inside && !is_half() && is_last()) end();
}

/* Defines a write; `half` is the same call with half of the bytes. */
#define WRITE(name, whole, half, ...)                       \
    ssize_t name(int file, const void *bytes, __VA_ARGS__) { \
        if (is_last_write(file, length)) {                   \
            if (is_half() && REAL(name) half < 0) abort();   \
            end();                                           \
        }                                                    \
        return REAL(name) whole;                             \
    }

WRITE(write, (file, bytes, length), (file, bytes, length / 2), size_t length)
WRITE(pwrite, (file, bytes, length, at), (file, bytes, length / 2, at), size_t length, off_t at)
WRITE(pwrite64, (file, bytes, length, at), (file, bytes, length / 2, at), size_t length, off64_t at)

/* Defines a sync, which is counted in a file of the folder and made in others. */
#define SYNC(name)                             \
    int name(int file) {                       \
        int inside = is_file_inside(file);     \
        count(inside);                         \
        return inside ? 0 : REAL(name)(file);  \
    }

SYNC(fsync)
SYNC(fdatasync)

int ftruncate(int file, off_t length) {
    count(is_file_inside(file));
    return REAL(ftruncate)(file, length);
}

int ftruncate64(int file, off64_t length) {
    count(is_file_inside(file));
    return REAL(ftruncate64)(file, length);
}

int unlink(const char *path) {
    count(is_inside(path));
    return REAL(unlink)(path);
}

int rename(const char *from, const char *to) {
    count(is_inside(to));
    return REAL(rename)(from, to);
}

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
    count(is_inside(to));
    return REAL(linkat)(from_folder, from, to_folder, to, flags);
}
