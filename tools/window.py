"""The real window on a display of its own, for the tools that drive it: `pictures`, `check-window` and
`measure-window`.

Needs Xvfb, libX11 and libXtst, and Mesa's lavapipe or a graphics card.
"""
import ctypes
import glob
import json
import mmap
import os
import struct
import subprocess
import time
import zlib


class Screen:
    """A display without a monitor; its pixels lie in a file of this folder if one is named."""

    def __init__(self, size, folder=None):
        self.size = size
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "%dx%dx24" % size, "-nolisten", "tcp",
             "-noreset"] + (["-fbdir", folder] if folder else []),
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        # It is written in two parts, and a server that cannot write the second one ends.
        with os.fdopen(read) as told:
            self.display = ":" + told.readline().strip()
        if folder:
            self.open(folder)

    def open(self, folder):
        with open(os.path.join(folder, "Xvfb_screen0"), "r+b") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        # The file is an XWD: 25 numbers, the name of the window, the colours, the pixels.
        head = struct.unpack(">25I", self.memory[:100])
        self.start, self.line = head[0] + 12 * head[19], head[12]

    def pixels(self):
        """The pixels as blue, green, red and a byte that means nothing."""
        width, height = self.size
        if self.line == 4 * width:
            return self.memory[self.start:self.start + self.line * height]
        lines = range(self.start, self.start + self.line * height, self.line)
        return b"".join(self.memory[at:at + 4 * width] for at in lines)

    def mark(self):
        """A number that is another when the picture is another."""
        return zlib.crc32(self.pixels())

    def close(self):
        end(self.server)


class Mouse:
    """The pointer of a display, moved through the XTest extension without starting a process a move."""

    def __init__(self, display):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtst = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(display.encode()))

    def to(self, x, y):
        self.xtst.XTestFakeMotionEvent(self.display, -1, round(x), round(y), ctypes.c_ulong(0))
        self.x11.XFlush(self.display)

    def button(self, down, number=1):
        self.xtst.XTestFakeButtonEvent(self.display, number, int(down), ctypes.c_ulong(0))
        self.x11.XFlush(self.display)

    def wheel(self, notches):
        """Turns the wheel, away from the hand where the number is above 0."""
        for _ in range(abs(notches)):
            for down in (True, False):
                self.button(down, 4 if notches > 0 else 5)
            time.sleep(0.1)


class Window:
    """The program on a display of its own, with home, settings, saves and cache in a folder; `pixels` has the
    display's pixels lie there as well."""

    def __init__(self, program, folder, size, words, pixels=False):
        os.makedirs(folder, exist_ok=True)
        self.folder = folder
        self.probe = os.path.join(folder, "probe.json")
        self.env = dict(os.environ, HOME=folder)
        drivers = glob.glob("/usr/share/vulkan/icd.d/lvp_icd*.json")
        if drivers:
            self.env["VK_DRIVER_FILES"] = drivers[0]
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            self.env[name] = os.path.join(folder, name.lower())
        self.env.pop("WAYLAND_DISPLAY", None)
        self.screen = Screen(size, folder if pixels else None)
        self.env["DISPLAY"] = self.screen.display
        self.mouse = Mouse(self.screen.display)
        self.command = [program, "play", *words, "--probe", self.probe]
        self.log = open(os.path.join(folder, "window.log"), "w")
        self.program = None

    def start(self):
        """Starts the program and gives the seconds until map and counters were drawn."""
        self.launch()
        told = self.wait(lambda told: told.get("shown_at"))
        return told["shown_at"] - self.began

    def launch(self):
        """Starts the program and waits for nothing."""
        if os.path.exists(self.probe):
            os.remove(self.probe)
        self.began = time.time()
        self.program = subprocess.Popen(self.command, env=self.env, stdout=self.log, stderr=self.log)

    def tell(self):
        """What the probe says; nothing if it says nothing."""
        try:
            with open(self.probe) as file:
                return json.load(file)
        except (OSError, ValueError):
            return {}

    def wait(self, good, seconds=180, for_what="do what was waited for"):
        """Waits until the probe says something good."""
        until = time.time() + seconds
        while time.time() < until:
            if self.program.poll() is not None:
                raise RuntimeError("the program ended with %s" % self.program.returncode)
            told = self.tell()
            if told and good(told):
                return told
            time.sleep(0.05)
        raise RuntimeError("the window did not %s" % for_what)

    def cpu(self):
        """Seconds of processor time that the program has used."""
        with open("/proc/%d/stat" % self.program.pid) as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def is_busy(self):
        """Whether a thread of the program works, or waits for its turn on a processor."""
        for task in glob.glob("/proc/%d/task/*/stat" % self.program.pid):
            try:
                with open(task) as file:
                    if file.read().rpartition(")")[2].split()[0] in "RD":
                        return True
            except OSError:
                continue  # the thread has ended
        return False

    def stop(self):
        if self.program:
            end(self.program)
            self.program = None

    def close(self):
        self.stop()
        self.screen.close()
        self.log.close()


def end(process):
    process.terminate()
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def middle(counter):
    """The middle of a counter that the probe tells of."""
    return (counter["x"] + counter["w"] / 2, counter["y"] + counter["h"] / 2)
