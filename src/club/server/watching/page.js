// Shows a game of a club as its spectators may know it. Every text is set as text, never as HTML.
"use strict";

const SVG = "http://www.w3.org/2000/svg";
const MOST_ZOOM = 6;
const STEP = 1.5;
/** How much a wheel, and two fingers on a trackpad, zoom. */
const BY_WHEEL = 0.0015;
const BY_PAD = 0.01;
/** The pixels of a line, for wheels that count lines. */
const LINE = 33;
/** The milliseconds after which a picture that did not come is asked for again. */
const AGAIN = 5000;

const part = (id) => document.getElementById(id);
const here = location.pathname.replace(/\/+$/, "");
// The invitation to a private game, and the language of the page, go with everything that is asked for.
const asked = new URLSearchParams({ lang: document.documentElement.lang });
const watch = new URLSearchParams(location.search).get("watch");
if (watch !== null) {
  asked.set("watch", watch);
}
const query = `?${asked}`;

/** The last state that was sent; null before the first. */
let shown = null;
/** The clocks, and the moment by the clock of this machine at which they came. */
let clock = null;
let clockCame = 0;
let zoom = 1;
/** The cards on the sheet, as pictures that are used again: a picture that stays is not loaded again. */
let sheetPicture = null;
let cards = [];

function element(name, kind, text) {
  const made = document.createElement(name);
  if (kind) {
    made.className = kind;
  }
  if (text !== undefined) {
    made.textContent = text;
  }
  return made;
}

/** Replaces the contents of an element, if they are not the same. */
function put(target, text) {
  if (target.textContent !== text) {
    target.textContent = text;
  }
}

// ---- The map

function image(href, left, top, width, height) {
  const made = document.createElementNS(SVG, "image");
  made.setAttribute("href", href);
  place(made, left, top, width, height);
  // A server that is busy may paint longer than a browser waits for an answer.
  made.addEventListener("error", () => setTimeout(() => made.setAttribute("href", made.getAttribute("href")), AGAIN));
  return made;
}

function place(picture, left, top, width, height) {
  picture.setAttribute("x", left);
  picture.setAttribute("y", top);
  picture.setAttribute("width", width);
  picture.setAttribute("height", height);
}

function showSheet(state) {
  const sheet = part("sheet");
  const [width, height] = state.sheet;
  if (sheetPicture === null) {
    sheet.setAttribute("viewBox", `0 0 ${width} ${height}`);
    sheetPicture = image(`${here}/sheet.jpg${query}`, 0, 0, width, height);
    sheet.append(sheetPicture);
    begin(width, height);
  }
}

function showCards(state) {
  const sheet = part("sheet");
  state.cards.forEach(([face, left, top, side], number) => {
    const href = `${here}/faces/${face}.png${query}`;
    let card = cards[number];
    if (card === undefined) {
      card = image(href, left, top, side, side);
      sheet.append(card);
      cards.push(card);
      return;
    }
    if (card.getAttribute("href") !== href) {
      card.setAttribute("href", href);
    }
    place(card, left, top, side, side);
  });
  cards.splice(state.cards.length).forEach((card) => card.remove());
}

/** Sets the size of the sheet on the screen; the point of it that is here in the window stays here. */
function zoomTo(wanted, x, y) {
  if (shown === null) {
    return;
  }
  const view = part("view");
  const sheet = part("sheet");
  const [width, height] = shown.sheet;
  const before = sheet.getBoundingClientRect();
  const across = (x - before.left) / Math.max(before.width, 1);
  const down = (y - before.top) / Math.max(before.height, 1);
  zoom = Math.min(MOST_ZOOM, Math.max(1, wanted));
  // With the bars that scroll it: they would come and go with each other.
  const pixels = Math.min(view.offsetWidth / width, view.offsetHeight / height) * zoom;
  sheet.style.width = `${Math.floor(width * pixels)}px`;
  sheet.style.height = `${Math.floor(height * pixels)}px`;
  const after = sheet.getBoundingClientRect();
  view.scrollLeft += after.left + across * after.width - x;
  view.scrollTop += after.top + down * after.height - y;
}

/** Zooms about the middle of what is seen. */
function zoomInMiddle(wanted) {
  const view = part("view").getBoundingClientRect();
  zoomTo(wanted, view.left + view.width / 2, view.top + view.height / 2);
}

/** Shows the whole map at first; on an upright screen as much of its middle as fills the height. */
function begin(width, height) {
  const view = part("view");
  const [across, down] = [view.offsetWidth / width, view.offsetHeight / height];
  zoomInMiddle(Math.min(2.5, Math.max(1, down / across)));
  view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2;
  view.scrollTop = (view.scrollHeight - view.clientHeight) / 2;
}

/** The mouse, a pen or a finger drags the map, two fingers zoom it. */
function followPointers() {
  const view = part("view");
  const held = new Map();
  // The middle of the fingers, and their distance.
  const grip = () => {
    const [one, other = one] = held.values();
    return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2, Math.hypot(one[0] - other[0], one[1] - other[1])];
  };
  view.addEventListener("pointerdown", (event) => {
    // The bars that scroll the map are not the map.
    const isOnMap = event.offsetX < view.clientWidth && event.offsetY < view.clientHeight;
    if (event.button === 0 && held.size < 2 && (event.target !== view || isOnMap)) {
      held.set(event.pointerId, [event.clientX, event.clientY]);
      view.setPointerCapture(event.pointerId);
      view.classList.add("dragged");
    }
  });
  view.addEventListener("pointermove", (event) => {
    if (!held.has(event.pointerId)) {
      return;
    }
    const [oldX, oldY, oldApart] = grip();
    held.set(event.pointerId, [event.clientX, event.clientY]);
    const [x, y, apart] = grip();
    view.scrollLeft -= x - oldX;
    view.scrollTop -= y - oldY;
    if (oldApart > 0 && apart > 0) {
      zoomTo(zoom * apart / oldApart, x, y);
    }
  });
  const end = (event) => {
    held.delete(event.pointerId);
    view.classList.toggle("dragged", held.size > 0);
  };
  view.addEventListener("pointerup", end);
  view.addEventListener("pointercancel", end);
  view.addEventListener("dragstart", (event) => event.preventDefault());
  view.addEventListener("wheel", (event) => {
    event.preventDefault();
    // Two fingers that spread on a trackpad come as a wheel with this key.
    const rate = event.ctrlKey ? BY_PAD : BY_WHEEL;
    const turned = event.deltaY * (event.deltaMode === 0 ? 1 : LINE);
    zoomTo(zoom * Math.exp(-turned * rate), event.clientX, event.clientY);
  }, { passive: false });
}

/** The keys; the arrows scroll what has the focus by themselves. */
function followKeys() {
  const keys = {
    "+": () => zoomInMiddle(zoom * STEP),
    "-": () => zoomInMiddle(zoom / STEP),
    "0": () => zoomInMiddle(1),
    "l": () => showLarge(!isLarge()),
  };
  addEventListener("keydown", (event) => {
    const act = keys[event.key.toLowerCase()];
    if (act !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      act();
    }
  });
}

// ---- Large letters, for people at the back of a room

function isLarge() {
  return document.documentElement.classList.contains("large");
}

function showLarge(isWanted) {
  document.documentElement.classList.toggle("large", isWanted);
  part("large").setAttribute("aria-pressed", String(isWanted));
  zoomInMiddle(zoom);
  try {
    localStorage.setItem("large", String(isWanted));
  } catch {
    // A browser may keep nothing: the next page begins with small letters.
  }
}

function wasLarge() {
  try {
    return localStorage.getItem("large") === "true";
  } catch {
    return false;
  }
}

// ---- Sides and clocks

function showSides(state) {
  const sides = state.sides.map((side) => {
    const row = element("li", side.waits ? "waits" : "");
    row.append(element("span", `mark ${side.flag}`), element("span", "side-name", side.name));
    const time = element("span", "clock");
    time.hidden = clock === null;
    row.append(time, element("span", "side-does", side.does));
    return row;
  });
  part("sides").replaceChildren(...sides);
  showClocks();
}

/** Returns milliseconds as hours, minutes and seconds, or as days and hours. */
function inWords(left) {
  const late = left < 0 ? "−" : "";
  const seconds = Math.floor(Math.abs(left) / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600)];
  if (days >= 2) {
    return `${late}${days} d ${Math.floor((seconds % 86400) / 3600)} h`;
  }
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${late}${hours}:${two(minutes)}:${two(seconds % 60)}` : `${late}${minutes}:${two(seconds % 60)}`;
}

function showClocks() {
  if (clock === null || shown === null) {
    return;
  }
  const rows = part("sides").children;
  shown.sides.forEach((side, number) => {
    const runs = clock.runs.includes(side.word) && !clock.paused && shown.over === null;
    const left = clock.left[number] - (runs ? Date.now() - clockCame : 0);
    const time = rows[number].querySelector(".clock");
    put(time, inWords(left));
    time.classList.toggle("runs", runs);
    time.classList.toggle("late", left < 0);
  });
}

// ---- The log

function showLog(state) {
  const log = part("log");
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  const lines = state.log.map((line) => {
    const row = element("li", line.heading ? "heading" : line.flag || "");
    row.append(element("span", "", line.text));
    if (line.detail) {
      row.append(element("span", "detail", line.detail));
    }
    return row;
  });
  // A phone has the newest line on top, where the log begins.
  const isPhone = matchMedia("(max-width: 900px)").matches;
  log.replaceChildren(...(isPhone ? lines.reverse() : lines));
  if (atEnd && !isPhone) {
    log.scrollTop = log.scrollHeight;
  }
  put(part("present"), state.present);
  part("present").hidden = state.present === "";
}

// ---- The last roll

function showDice(state) {
  const dice = part("dice");
  // The same dice stay: a new element would be read out again.
  if (dice.dataset.shown !== `${state.dice}`) {
    dice.dataset.shown = `${state.dice}`;
    dice.replaceChildren(...state.dice.map((roll) => element("li", "", String(roll))));
    dice.hidden = state.dice.length === 0;
  }
}

// ---- The whole page

function show(state) {
  shown = state;
  clock = state.clock || null;
  clockCame = Date.now();
  document.title = `${state.scenario} – ${state.game}`;
  put(part("game"), state.game);
  put(part("scenario"), state.scenario);
  put(part("moment"), state.moment);
  part("moment").classList.toggle("over", state.over !== null);
  const isDelayed = typeof state.delay === "string" && state.delay !== "";
  put(part("delay"), isDelayed ? state.delay : "");
  part("delay").hidden = !isDelayed;
  showDice(state);
  showSides(state);
  // The head of the page has its height now, by which the map has its own.
  showSheet(state);
  showCards(state);
  showLog(state);
}

function say(text, isLost) {
  put(part("line"), text);
  part("line").classList.toggle("lost", isLost);
}

/** Listens to the game. The browser asks again by itself, except where the answer is no stream. */
function listen() {
  const stream = new EventSource(`${here}/live${query}`);
  stream.onopen = () => say(document.body.dataset.live, false);
  stream.onmessage = (event) => show(JSON.parse(event.data));
  stream.onerror = () => {
    say(document.body.dataset.lost, true);
    if (stream.readyState === EventSource.CLOSED) {
      setTimeout(listen, 5000);
    }
  };
}

part("in").addEventListener("click", () => zoomInMiddle(zoom * STEP));
part("out").addEventListener("click", () => zoomInMiddle(zoom / STEP));
part("fit").addEventListener("click", () => zoomInMiddle(1));
part("large").addEventListener("click", () => showLarge(!isLarge()));
// The map has another size when the window has, and when a line more at the head of the page takes its place.
new ResizeObserver(() => zoomInMiddle(zoom)).observe(part("view"));
setInterval(showClocks, 1000);
followPointers();
followKeys();
showLarge(wasLarge());
listen();
