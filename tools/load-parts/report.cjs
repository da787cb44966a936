// Prints what artillery has measured: node report.cjs REPORT.json SECONDS
'use strict';
const fs = require('node:fs');

const [file, seconds] = process.argv.slice(2);
const { counters = {}, summaries = {} } = JSON.parse(fs.readFileSync(file, 'utf8')).aggregate;
const count = (name) => counters[name] ?? 0;
const times = (name) => {
    const { p50, p99, max } = summaries[name] ?? {};
    return p50 === undefined ? 'not measured' : `p50 ${p50} ms, p99 ${p99} ms, most ${max} ms`;
};
const done = count('kessel.done');
console.log(`figure: ${done} orders, ${(done / Number(seconds)).toFixed(1)} a second`);
console.log(`figure: sent to received by the opponent: ${times('kessel.received')}`);
console.log(`figure: sent to answered: ${times('kessel.answered')}`);
console.log(`figure: a game opened during the load: ${times('kessel.opened')}`);
const faults = Object.keys(counters).filter((name) => /^(errors\.|kessel\.(refused|stale|closed|error))/.test(name));
for (const name of [...faults, 'vusers.failed']) {
    if (count(name) > 0) console.log(`fault: ${name} ${count(name)}`);
}
process.exit(done > 0 && faults.length === 0 && count('vusers.failed') === 0 ? 0 : 1);
