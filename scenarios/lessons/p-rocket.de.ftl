### The puzzle “One rocket” in German. docs/translating.md says how such a file is made and checked.

# One rocket
title = Nur eine Rakete

# A tank drives past your bazooka. You may fire once, at the right moment.
summary = Ein Panzer fährt an der Bazooka vorbei. Sie darf einmal feuern, im richtigen Augenblick.

# .title = When do you fire?
# .text = A Panzer IV drives along the road, past the inn in 1206, and no infantry is with it. In each hex it faces the next hex of the road. In 1007 it turns to the north and stops. The arrows show its path. It has entered 1407, and you are asked whether you fire.
#
# Your squad has a bazooka: letter C. The tank has armour D in front and C in the rear. Each unit fires only once. The dice will be bad in every try. Only the average counts.
# .task = Fire at the tank when the shot is worth at least 2 points on average. An eliminated tank counts 6, an immobilized one 3.
# .hint-1 = The tank faces the hex that it enters next. Fire hits the rear if you are more than 90 degrees from the facing.
# .hint-2 = On this road the tank faces north-west in hexes of even columns and south-west in hexes of odd columns. Look for the hex in which the inn is behind it.
# .answer-1 = 2.5 points. In 1107 the tank has just passed you and faces south-west, away from the inn. The rocket hits the rear, and with the leader it hits on 9 or less.
# .answer-2 = The right moment: the rear, 2.2 points. But the leader in the inn could have helped. Its −1 makes the hit more likely.
# .otherwise = The tank has passed, and no shot was worth 2 points. On a zigzag road a tank turns in each hex. In one hex it shows you its rear.
# .refuted-1 = The first chance is not the best. The tank comes towards you and shows its front, D: the bazooka eliminates it on 4 or less only, 1.1 points. The range makes no difference, but the side does.
# .refuted-2 = That hits the front, 1.1 points. An adjacent tank is not easier to hit. Ask in each hex where the tank faces, and whether the inn is in front of it or behind it.
# .refuted-3 = You have let the tank pass without a shot.
step-1 =
    .title = Wann feuern?
    .text =
        Ein Panzer IV fährt auf der Straße am Gasthaus in 1206 vorbei, ohne Infanterie. In jedem Feld ist er dem nächsten Feld der Straße zugewandt. In 1007 dreht er nach Norden und hält an. Die Pfeile zeigen seinen Weg. Er ist in 1407 angekommen, und die Frage ist, ob gefeuert wird.

        Die eigene Gruppe hat eine Bazooka: Buchstabe C. Der Panzer ist vorn mit D gepanzert und am Heck mit C. Jede Einheit feuert nur einmal. Die Würfel fallen in jedem Versuch schlecht. Es zählt nur der Durchschnitt.
    .task = Auf den Panzer feuern, wenn der Schuss im Durchschnitt mindestens 2 Punkte wert ist. Ein eliminierter Panzer zählt 6, ein bewegungsunfähiger 3.
    .hint-1 = Der Panzer ist dem Feld zugewandt, das er als Nächstes betritt. Feuer trifft das Heck, wenn die feuernde Einheit mehr als 90 Grad von seiner Ausrichtung entfernt ist.
    .hint-2 = Auf dieser Straße ist der Panzer in Feldern gerader Spalten nach Nordwesten gerichtet, in Feldern ungerader Spalten nach Südwesten. Das Feld suchen, in dem das Gasthaus hinter ihm ist.
    .answer-1 = 2,5 Punkte. In 1107 ist der Panzer gerade vorbei und nach Südwesten gerichtet, weg vom Gasthaus. Die Rakete trifft das Heck, und mit dem Anführer trifft sie bei 9 oder weniger.
    .answer-2 = Der richtige Augenblick: das Heck, 2,2 Punkte. Aber der Anführer im Gasthaus hätte helfen können. Seine −1 macht den Treffer wahrscheinlicher.
    .otherwise = Der Panzer ist vorbei, und kein Schuss war 2 Punkte wert. Eine Straße im Zickzack dreht einen Panzer hin und her. In einem der Felder zeigt er das Heck.
    .refuted-1 = Die erste Gelegenheit ist nicht die beste. Der Panzer kommt näher und zeigt die Front, D: Die Bazooka eliminiert ihn nur bei 4 oder weniger, 1,1 Punkte. Die Entfernung macht keinen Unterschied, die Seite schon.
    .refuted-2 = Das trifft die Front, 1,1 Punkte. Ein angrenzender Panzer ist nicht leichter zu treffen. In jedem Feld fragen, wohin der Panzer gerichtet ist und ob das Gasthaus vor oder hinter ihm ist.
    .refuted-3 = Der Panzer ist ohne einen Schuss vorbeigefahren.

# Opportunity fire may wait. A tank that comes shows its front, and a tank that has passed shows its rear. But you must know its path.
closing = Gelegenheitsfeuer darf warten. Ein Panzer, der kommt, zeigt die Front, und ein Panzer, der vorbei ist, das Heck. Dafür muss sein Weg bekannt sein.
