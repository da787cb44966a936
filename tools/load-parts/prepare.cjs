// Makes the accounts and the games of a load: node prepare.cjs ADDRESS INVITATION LINKS GAMES ORDERS OUT
//
// Two links after each other are the players of the same games. Every second pair plays Squad, in which the first player
// sets up one unit again and again; the others play Guderian, in which both players end their phases. Both are orders that
// the rules allow at any time, so that no rules are needed here. OUT gets the tokens, the games and the orders.
'use strict';
const fs = require('node:fs');
const { randomBytes } = require('node:crypto');
const { blake3 } = require('@noble/hashes/blake3');
const WebSocket = require('ws');
const { home, read } = require('./wire.cjs');

const [address, invite, links, games, orders, placesFile, out] = process.argv.slice(2);
const PAIRS = Math.floor(Number(links) / 2);
// The orders of a whole game in which all phases are ended, fewer by some.
const ORDERS_OF_GUDERIAN = 25;
// The connections that are made at the same time.
const AT_ONCE = 16;
// The pause after a club has said that something was asked for too often, in milliseconds.
const WAIT = 1100;
// The pause between two games of a pair, in milliseconds: a club closes a line with more than 20 messages a second.
const PACE = 160;
// The time after which a game that does not begin is given up, in milliseconds.
const LIMIT = 60_000;

// The number of a program for the dice of a game is bound by the hash of these words, the game, the seat and the number.
const COMMITMENT = 'kessel dice 1 commitment\n';
const SEATS = { first: 1, second: 2 };

const pause = (time) => new Promise((done) => setTimeout(done, time));

/// A line on which one message is answered after the other.
class Line {
    constructor(number) {
        this.socket = new WebSocket(`ws://${address}/line`, { headers: { 'X-Forwarded-For': home(number) } });
        this.heard = [];
        this.waiting = null;
        // The numbers for the dice of games that have not begun, and the games that have.
        this.numbers = new Map();
        this.begun = new Set();
        this.socket.on('message', (text) => {
            const message = read(text.toString());
            this.heard.push(message);
            if (message.t === 'forming' && message.wants) this.agree(message);
            if (message.t === 'begun') this.begun.add(message.game);
            this.look();
        });
        this.socket.on('close', () => this.fail('the line was closed'));
        this.socket.on('error', (error) => this.fail(error.message));
    }

    opened() {
        return new Promise((done, fail) => {
            this.socket.on('open', done);
            this.socket.on('error', fail);
        });
    }

    fail(why) {
        this.fault = why;
        if (this.waiting) this.waiting.fail(new Error(why));
        this.waiting = null;
    }

    /// Does the next step by which the dice of a game are agreed on.
    agree({ game, seat, wants }) {
        if (!this.numbers.has(game)) this.numbers.set(game, randomBytes(32));
        const number = this.numbers.get(game);
        const bound = Buffer.concat([Buffer.from(COMMITMENT + game), Buffer.from([SEATS[seat]]), number]);
        const told = wants === 'show' ? { show: number.toString('hex') } : { commit: Buffer.from(blake3(bound)).toString('hex') };
        this.socket.send(JSON.stringify({ t: 'nonce', game, ...told }));
    }

    /// Waits until a game has begun.
    async beginning(game) {
        const until = Date.now() + LIMIT;
        while (!this.begun.delete(game)) {
            if (this.fault) throw new Error(this.fault);
            if (Date.now() > until) throw new Error(`the game ${game} does not begin`);
            await pause(5);
        }
        this.numbers.delete(game);
    }

    look() {
        const at = this.heard.findIndex((message) => [this.waiting?.kind, 'error'].includes(message.t));
        if (!this.waiting || at < 0) return;
        const { done } = this.waiting;
        const message = this.heard[at];
        this.heard = [];
        this.waiting = null;
        done(message);
    }

    /// Sends a message, again if it was asked for too often, and returns its answer.
    async ask(message, kind) {
        for (;;) {
            const answer = await new Promise((done, fail) => {
                // What came before is no answer: both players are told of each seat that is taken.
                this.heard = [];
                this.waiting = { kind, done, fail };
                this.socket.send(JSON.stringify(message));
            });
            if (answer.t !== 'error') return answer;
            if (answer.code !== 'too_fast') throw new Error(`${message.t}: ${answer.code}: ${answer.why}`);
            await pause(WAIT);
        }
    }

    close() {
        this.socket.close();
    }
}

async function member(number) {
    const line = new Line(number);
    await line.opened();
    await line.ask({ t: 'hello', v: 1 }, 'welcome');
    const { token } = await line.ask({ t: 'join', invite, name: `Link ${number}` }, 'joined');
    return { line, token };
}

async function pair(number, places) {
    const isSquad = number % 2 === 0;
    const players = [await member(number * 2), await member(number * 2 + 1)];
    const needed = isSquad ? 1 : Math.ceil(Number(orders) / PAIRS / ORDERS_OF_GUDERIAN) + 1;
    const all = Math.max(needed, Math.ceil(Number(games) / PAIRS));
    const ids = [];
    const [kind, scenario, sides] = isSquad ? ['squad', 'valmont', ['german', 'allied']] : ['guderian', 'dnieper', ['soviet', 'german']];
    for (let game = 0; game < all; game += 1) {
        // Either makes games, since a club counts them by player.
        const [one, other] = game % 2 === 0 ? [0, 1] : [1, 0];
        const offer = { t: 'new', key: `game-${game}`, kind, scenario, side: sides[one], other: 'open', public: true };
        const made = await players[one].line.ask(offer, 'made');
        await players[other].line.ask({ t: 'sit', game: made.game, side: sides[other] }, 'sat');
        await Promise.all(players.map(({ line }) => line.beginning(made.game)));
        ids.push(made.game);
        await pause(PACE);
    }
    players.forEach(({ line }) => line.close());
    const plain = isSquad ? places : ['EndPhase'];
    return players.map(({ token }, seat) => ({
        home: home(number * 2 + seat), token, pair: number, games: ids.slice(0, needed), orders: plain,
    }));
}

async function main() {
    const places = JSON.parse(fs.readFileSync(placesFile, 'utf8')).orders.filter((order) => order.Place);
    if (places.length === 0) throw new Error('no order to set up a unit is listed');
    const rows = [];
    let next = 0;
    const work = async () => {
        while (next < PAIRS) {
            const number = next;
            next += 1;
            rows[number] = await pair(number, places);
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    fs.writeFileSync(out, JSON.stringify(rows.flat()));
}

main().catch((error) => {
    console.error(`the games of the load cannot be made: ${error.message}`);
    process.exit(1);
});
