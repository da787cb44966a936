// A line to a club, for the programs of tools/load.
'use strict';

/// The address from which the server takes a link to come: a club allows 64 lines of one address.
function home(number) {
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/// Returns the kind of a message and what is used of it. A whole view is long and is not needed.
function read(text) {
    const message = JSON.parse(text);
    delete message.view;
    return message;
}

module.exports = { home, read };
