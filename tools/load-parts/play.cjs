// One link of a load, as artillery calls it: a player who logs in, opens the games one after the other and gives orders.
//
// All links are in one process, so that the time from the sending of an order to its arrival at the opponent can be measured.
'use strict';
const fs = require('node:fs');
const { performance } = require('node:perf_hooks');
const { read } = require('./wire.cjs');

const rows = JSON.parse(fs.readFileSync(process.env.KESSEL_LOAD_LINKS, 'utf8'));
const seconds = Number(process.env.KESSEL_LOAD_SECONDS);
const ramp = Number(process.env.KESSEL_LOAD_RAMP);
// The time between two orders of a pair, in milliseconds.
const interval = (rows.length / 2 / Number(process.env.KESSEL_LOAD_ORDERS)) * 1000;
const PING = 15_000;

let nextRow = 0;
let began = null;
/// When the next order of each pair is to be given, and when the last order of each game was sent.
const due = new Map();
const sent = new Map();

/// Lets each link come from an address of its own.
function connect(wsArgs, context, done) {
    began ??= performance.now();
    context.row = rows[nextRow % rows.length];
    nextRow += 1;
    wsArgs.options = { ...wsArgs.options, headers: { 'X-Forwarded-For': context.row.home } };
    done();
}

function play(context, events, done) {
    const { ws, row } = context;
    const end = began + (ramp + seconds) * 1000;
    const isMeasured = () => performance.now() > began + ramp * 1000;
    const measure = (name, from) => {
        if (isMeasured()) events.emit('histogram', name, performance.now() - from);
    };
    const say = (message) => ws.send(JSON.stringify(message));
    let [game, seat, n, asked, key, keys, timer] = [0, null, 0, 0, null, 0, null];

    const stop = () => {
        clearInterval(pings);
        clearTimeout(timer);
        clearTimeout(last);
        ws.removeAllListeners('message');
        done();
    };
    const pings = setInterval(() => say({ t: 'here' }), PING);
    const last = setTimeout(stop, Math.max(0, end - performance.now()));
    ws.on('close', () => {
        if (performance.now() < end) events.emit('counter', 'kessel.closed', 1);
    });

    const open = () => {
        asked = performance.now();
        say({ t: 'open', game: row.games[game] });
    };
    const order = () => {
        timer = null;
        key = `order-${row.home}-${keys}`;
        keys += 1;
        sent.set(row.games[game], performance.now());
        say({ t: 'order', game: row.games[game], key, after: n, order: row.orders[keys % row.orders.length] });
    };
    const plan = (sides) => {
        if (sides.length === 0) {
            game += 1;
            if (game < row.games.length) open();
            return;
        }
        if (!sides.includes(seat) || key || timer) return;
        const at = Math.max(performance.now(), due.get(row.pair) ?? began + ramp * 1000 + Math.random() * interval);
        due.set(row.pair, at + interval);
        timer = setTimeout(order, at - performance.now());
    };
    let sides = [];

    ws.on('message', (text) => {
        const message = read(text.toString());
        switch (message.t) {
            case 'welcome':
                open();
                break;
            case 'game':
                if (message.game !== row.games[game]) break;
                measure('kessel.opened', asked);
                ({ seat, n, due: sides } = message);
                plan(sides);
                break;
            case 'step':
                n = message.n;
                sides = message.due;
                if (message.by !== seat && sent.has(row.games[game])) measure('kessel.received', sent.get(row.games[game]));
                plan(sides);
                break;
            case 'done':
            case 'refused':
            case 'stale':
                if (message.key !== key) break;
                if (isMeasured()) events.emit('counter', `kessel.${message.t}`, 1);
                if (message.t === 'done') measure('kessel.answered', sent.get(row.games[game]));
                n = message.t === 'stale' ? message.n : n;
                key = null;
                plan(sides);
                break;
            case 'error':
                events.emit('counter', `kessel.error.${message.code}`, 1);
                break;
            default:
        }
    });
    say({ t: 'hello', v: 1, token: row.token });
}

module.exports = { connect, play };
