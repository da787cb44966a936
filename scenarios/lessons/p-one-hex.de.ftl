### The puzzle “A column on the road” in German. docs/translating.md says how such a file is made and checked.

# A column on the road
title = Eine Kolonne auf der Straße

# Two guns, one plot, and a column on the other bank of the river.
summary = Zwei Geschütze, eine Planung und eine Kolonne am anderen Ufer.

# .title = Two shots
# .text = Two anti-tank guns cover the bridge over the Ailette at 2310. A German column is behind the houses on the other bank: scouts in Kübelwagen in front, Panzer IV behind them. They will come now, and you do not know where they will turn after the bridge.
#
# Each gun watches one hex, and has one shot in the turn. The scouts are not worth a shot.
# .task = Plot the guns so that both fire at the tanks. If you can, keep the tanks on the far bank.
# .hint-1 = At range 1 the strength is doubled, but only if the tanks enter that hex.
# .hint-2 = The instruction of a watching gun says which enemies it fires at.
# .answer-1 = Every path enters 2410 before it may turn, and both shots count there, even if the first stops the tanks. The fire meets the tanks on the far bank.
# .answer-2 = Every path enters 2310, and both guns have fired at the tanks. But they are on your bank now, and a pin or a disruption stops them there.
# .answer-3 = Both guns have fired at the tanks, but one of them only when they had crossed. Both can meet them on the far bank.
# .otherwise = A gun did not fire, it fired at the scouts, or it watched a hex that the tanks could have avoided. Through which hexes must each path lead, and which units enter them first?
# .refuted-1 = Next to the guns the strength is doubled. But beyond the bridge there are four hexes to turn to, and the tanks took another one.
# .refuted-2 = The right hex, but the first to enter it were the scouts. Both shots of the turn were spent on them, and the tanks passed.
step-1 =
    .title = Zwei Schüsse
    .text =
        Zwei Panzerabwehrkanonen decken die Brücke über die Ailette bei 2310. Eine deutsche Kolonne ist hinter den Häusern am anderen Ufer: vorn Späher in Kübelwagen, dahinter Panzer IV. Sie kommen jetzt, und wohin sie nach der Brücke abbiegen, ist unbekannt.

        Jedes Geschütz überwacht ein Feld und hat in der Runde einen Schuss. Die Späher sind ihn nicht wert.
    .task = So planen, dass beide Geschütze auf die Panzer feuern. Wenn möglich, die Panzer am anderen Ufer halten.
    .hint-1 = Ein Feld bei Entfernung 1 verdoppelt die Stärke, aber nur, wenn die Panzer es betreten.
    .hint-2 = Die Anweisung eines Geschützes, das ein Feld überwacht, sagt, auf welche Gegner es feuert.
    .answer-1 = Jeder Weg führt durch 2410, bevor er abbiegen kann, und dort zählen beide Schüsse, auch wenn schon der erste die Panzer anhält. Das Feuer trifft sie am anderen Ufer.
    .answer-2 = Jeder Weg führt durch 2310, und beide Geschütze haben auf die Panzer gefeuert. Aber diese sind nun am eigenen Ufer, und Niederhalten oder Desorganisation hält sie dort an.
    .answer-3 = Beide Geschütze haben auf die Panzer gefeuert, aber eines erst, als sie drüben waren. Beide können sie am anderen Ufer treffen.
    .otherwise = Ein Geschütz hat nicht gefeuert, es hat auf die Späher gefeuert, oder die Panzer hätten sein Feld meiden können. Durch welche Felder muss jeder Weg führen, und welche Einheiten betreten sie zuerst?
    .refuted-1 = Neben den Geschützen ist die Stärke verdoppelt, aber hinter der Brücke gibt es vier Felder zum Abbiegen. Sie haben ein anderes genommen.
    .refuted-2 = Das richtige Feld, aber zuerst betraten es die Späher. Beide Schüsse der Runde galten ihnen, und die Panzer fuhren vorbei.

# Opportunity fire needs the right hex and the right enemy. Look for the hex that leaves no choice, and name the enemy that the gun waits for.
closing = Gelegenheitsfeuer braucht das richtige Feld und den richtigen Gegner. Das Feld suchen, das keine Wahl lässt, und angeben, auf wen das Geschütz wartet.
