### Der Kommentatormodus: eine Wiedergabe oder ein Spiel zwischen Computern, den Zuschauern gezeigt und besprochen.

## Das Kommando, auch im Menü.

# Casting mode
casting-mode = Kommentatormodus

## Der Titel des Programmfensters, solange der Kommentatormodus an ist, und solange er auf den Kommentator wartet: in einer
## Aufnahme des Fensters ist er nicht zu sehen. $waits ist casting-waits.

# Kessel – casting mode
casting-window = Kessel – Kommentatormodus

# Kessel – casting mode – { $waits }
casting-window-waits = Kessel – Kommentatormodus – { $waits }

## Der Teleprompter, den nur der Kommentator sieht: was als Nächstes kommt, und das Tempo. $orders ist die Zahl der Befehle bis
## dahin, $key eine Taste wie „Leertaste“.

casting-head = Teleprompter

# Waiting: { $key } goes on
casting-waits = Wartet: Weiter mit { $key }

# { $orders ->
#     [one] Next note in 1 order
#    *[other] Next note in { $orders } orders
# }
casting-note = { $orders ->
        [one] Nächste Notiz in 1 Befehl
       *[other] Nächste Notiz in { $orders } Befehlen
    }

# { $orders ->
#     [one] Combat in the next order
#    *[other] Next combat in { $orders } orders
# }
casting-combat = { $orders ->
        [one] Kampf im nächsten Befehl
       *[other] Nächster Kampf in { $orders } Befehlen
    }

# Speed of casting mode
casting-speed = Tempo des Kommentatormodus

# Stop at combats
# .hint = Stop after each combat until you continue. Otherwise the result stays for four seconds.
casting-stops = Bei Kämpfen anhalten
    .hint = Nach jedem Kampf anhalten, bis weitergespielt wird. Sonst bleibt sein Ergebnis vier Sekunden stehen.

# End casting
# .hint = Play at the usual pace again
casting-end = Kommentar beenden
    .hint = Wieder im üblichen Tempo spielen
