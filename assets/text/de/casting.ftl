### Der Kommentatormodus: eine Wiedergabe oder ein Spiel zwischen Computern, den Zuschauern gezeigt und besprochen.

## Das Kommando, auch im Menü.

# Casting mode
casting-mode = Kommentatormodus

## Der Teleprompter, den nur der Kommentator sieht: was als Nächstes kommt, und das Tempo. $orders ist die Zahl der Befehle bis dahin.

casting-head = Teleprompter

# { $orders ->
#     [one] Note after 1 order
#    *[other] Note after { $orders } orders
# }
casting-note = { $orders ->
        [one] Notiz nach 1 Befehl
       *[other] Notiz nach { $orders } Befehlen
    }

# { $orders ->
#     [one] Combat in the next order
#    *[other] Combat after { $orders } orders
# }
casting-combat = { $orders ->
        [one] Kampf im nächsten Befehl
       *[other] Kampf nach { $orders } Befehlen
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
