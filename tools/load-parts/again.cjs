// Plays one order at a club that was killed and started again: node again.cjs ADDRESS LINKS.json KILLED
//
// KILLED is the moment of the kill in milliseconds of UNIX time. The player of the first link, who sets up in Squad, dials
// until the club answers, logs in, opens the game and gives an order.
'use strict';
const fs = require('node:fs');
const WebSocket = require('ws');
const { read } = require('./wire.cjs');

const [address, links, killed] = process.argv.slice(2);
const [row] = JSON.parse(fs.readFileSync(links, 'utf8'));
const [game] = row.games;
// The time after which no answer is waited for, in milliseconds.
const LIMIT = 60_000;
const KEY = 'again';

function dial() {
    if (Date.now() - Number(killed) > LIMIT) {
        console.log('fault: no order was played after the kill');
        process.exit(1);
    }
    const socket = new WebSocket(`ws://${address}/line`, { headers: { 'X-Forwarded-For': row.home } });
    const say = (message) => socket.send(JSON.stringify(message));
    socket.on('open', () => say({ t: 'hello', v: 1, token: row.token }));
    socket.on('error', () => setTimeout(dial, 10));
    socket.on('message', (text) => {
        const message = read(text.toString());
        if (message.t === 'welcome') say({ t: 'open', game });
        if (message.t === 'game') say({ t: 'order', game, key: KEY, after: message.n, order: row.orders[0] });
        if (message.t === 'done' && message.key === KEY) {
            console.log(`figure: from the kill of the server to the next order: ${Date.now() - Number(killed)} ms`);
            process.exit(0);
        }
        if (['refused', 'stale', 'error'].includes(message.t)) {
            console.log(`fault: the order after the kill: ${message.t} ${message.why ?? ''}`);
            process.exit(1);
        }
    });
}

dial();
