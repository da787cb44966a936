// Shows a game of a club as its spectators may know it. Every text is set as text, never as HTML.
"use strict";

const SVG = "http://www.w3.org/2000/svg";
const MOST_ZOOM = 6;
const STEP = 1.5;

const part = (id) => document.getElementById(id);
const here = location.pathname.replace(/\/+$/, "");
// The invitation to a private game goes with everything that is asked for.
const watch = new URLSearchParams(location.search).get("watch");
const invited = watch === null ? "" : "?watch=" + encodeURIComponent(watch);

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
    sheetPicture = image(`${here}/sheet.jpg${invited}`, 0, 0, width, height);
    sheet.append(sheetPicture);
    begin(width, height);
  }
}

function showCards(state) {
  const sheet = part("sheet");
  state.cards.forEach(([face, left, top, side], number) => {
    const href = `${here}/faces/${face}.png${invited}`;
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

/** Sets the size of the sheet on the screen, with the same point in the middle as before. */
function resize() {
  if (shown === null) {
    return;
  }
  const view = part("view");
  const sheet = part("sheet");
  const [width, height] = shown.sheet;
  const middle = [
    (view.scrollLeft + view.clientWidth / 2) / Math.max(view.scrollWidth, 1),
    (view.scrollTop + view.clientHeight / 2) / Math.max(view.scrollHeight, 1),
  ];
  const whole = Math.min(view.clientWidth / width, view.clientHeight / height);
  sheet.style.width = `${Math.floor(width * whole * zoom)}px`;
  sheet.style.height = `${Math.floor(height * whole * zoom)}px`;
  view.scrollLeft = middle[0] * view.scrollWidth - view.clientWidth / 2;
  view.scrollTop = middle[1] * view.scrollHeight - view.clientHeight / 2;
}

function zoomBy(factor) {
  zoom = Math.min(MOST_ZOOM, Math.max(1, zoom * factor));
  resize();
}

/** Shows the whole map at first; on an upright screen as much of its middle as fills the height. */
function begin(width, height) {
  const view = part("view");
  const [across, down] = [view.clientWidth / width, view.clientHeight / height];
  zoom = Math.min(2.5, Math.max(1, down / across));
  resize();
  view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2;
  view.scrollTop = (view.scrollHeight - view.clientHeight) / 2;
}

function fit() {
  zoom = 1;
  resize();
}

/** The mouse drags the map; a finger scrolls it by itself. */
function dragWithMouse() {
  const view = part("view");
  let from = null;
  view.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse" && event.button === 0) {
      from = [event.clientX + view.scrollLeft, event.clientY + view.scrollTop];
      view.setPointerCapture(event.pointerId);
    }
  });
  view.addEventListener("pointermove", (event) => {
    if (from !== null) {
      view.scrollLeft = from[0] - event.clientX;
      view.scrollTop = from[1] - event.clientY;
    }
  });
  const end = () => {
    from = null;
  };
  view.addEventListener("pointerup", end);
  view.addEventListener("pointercancel", end);
  view.addEventListener("dragstart", (event) => event.preventDefault());
  view.addEventListener("wheel", (event) => {
    if (event.ctrlKey) {
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? STEP : 1 / STEP);
    }
  }, { passive: false });
}

// ---- Sides and clocks

function what(side, state) {
  const does = [];
  if (side.computer) {
    does.push(`computer player ${side.computer}`);
  }
  if (side.waits && state.over === null) {
    does.push("to move");
  }
  return does.join(" · ");
}

function showSides(state) {
  const sides = state.sides.map((side) => {
    const row = element("li", side.waits && state.over === null ? "waits" : "");
    row.append(element("span", `mark ${side.flag}`), element("span", "side-name", side.name));
    const time = element("span", "clock");
    time.hidden = clock === null;
    row.append(time, element("span", "side-does", what(side, state)));
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

// ---- The delay

/** Says how far behind the players the page is, until the game is over. */
function showDelay(state) {
  const delay = state.delay ?? "none";
  const count = (number, one, many) => `${number} ${number === 1 ? one : many} behind the table`;
  let text = "";
  if (state.over !== null || delay === "none") {
    text = "";
  } else if (delay === "turn") {
    text = "Behind the table until the player turn is over";
  } else if (delay.orders) {
    text = count(delay.orders, "order", "orders");
  } else if (delay.minutes) {
    text = count(delay.minutes, "minute", "minutes");
  }
  put(part("delay"), text);
  part("delay").hidden = text === "";
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
  const present = state.present.length > 0 ? `At the table: ${state.present.join(", ")}` : "";
  put(part("present"), present);
  part("present").hidden = present === "";
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
  showSheet(state);
  showCards(state);
  showSides(state);
  showDelay(state);
  showLog(state);
}

function say(text, isLost) {
  put(part("line"), text);
  part("line").classList.toggle("lost", isLost);
}

/** Listens to the game. The browser asks again by itself, except where the answer is no stream. */
function listen() {
  const stream = new EventSource(`${here}/live${invited}`);
  stream.onopen = () => say("Live", false);
  stream.onmessage = (event) => show(JSON.parse(event.data));
  stream.onerror = () => {
    say("The club does not answer. Trying again …", true);
    if (stream.readyState === EventSource.CLOSED) {
      setTimeout(listen, 5000);
    }
  };
}

part("in").addEventListener("click", () => zoomBy(STEP));
part("out").addEventListener("click", () => zoomBy(1 / STEP));
part("fit").addEventListener("click", fit);
addEventListener("resize", resize);
setInterval(showClocks, 1000);
dragWithMouse();
listen();
