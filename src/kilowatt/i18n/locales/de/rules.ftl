rules-r0 = Material
rule-r0_1 = Zwei bis sechs Personen sitzen in fester Reihenfolge im Uhrzeigersinn. Das ist nicht die Spielreihenfolge.
rule-r0_2 = Jede Karte hat 6 Regionen mit je 7 Städten. Leitungen verbinden Städte zu aufgedruckten Kosten, die auch 0 sein können.
rule-r0_3 = Es gibt 24 Kohle, 24 Öl, 24 Müll und 12 Uran. Jeder Rohstoff liegt im Markt, auf einem Kraftwerk oder im Vorrat; keiner kommt dazu oder verschwindet.
rule-r0_4 = Es gibt 42 Kraftwerke mit den Nummern 3 bis 40, 42, 44, 46 und 50 und die Karte „Stufe 3“. Der Bank geht das Geld nie aus.
rule-r0_5 = Alle haben 22 Häuser. Sie sind nie die Grenze, und auch sonst begrenzt nichts die Zahl der Städte.

rules-r1 = Vorbereitung
rule-r1_1 = Nur einige Regionen sind im Spiel, und sie hängen zusammen. Was außerhalb liegt, gibt es in dieser Partie nicht. Die Regionen werden vorgegeben, ausgelost oder reihum gewählt, wobei jede an das Gebiet grenzt.
rule-r1_2 = Alle beginnen mit 50. Die erste Spielreihenfolge wird ausgelost.
rule-r1_3 = Im Rohstoffmarkt liegen zu Beginn je 3 Kohle auf 1 bis 8, je 3 Öl auf 3 bis 8, je 3 Müll auf 7 und 8 und je 1 Uran auf 14 und 16. Der Rest ist im Vorrat.
rule-r1_4 = Auf jedes Feld von 1 bis 8 passen 3 Kohle, 3 Öl, 3 Müll und 1 Uran; auf 10, 12, 14 und 16 je 1 Uran. Die Zahl des Feldes ist der Preis jedes Rohstoffs darauf.
rule-r1_5 = Der Kraftwerksmarkt beginnt mit 3 bis 6 als aktuellem und 7 bis 10 als zukünftigem Markt. Die acht sind immer sortiert, die niedrigsten vier sind aktuell.
rule-r1_6 = Kraftwerk 13 liegt oben auf dem gemischten Stapel, die Karte „Stufe 3“ ganz unten. Zu zweit oder dritt werden 8 andere Kraftwerke ungesehen entfernt, zu viert 4.
rule-r1_7 = Die Zahlen des Spiels hängen davon ab, wie viele mitspielen.

rules-r2 = Spielreihenfolge
rule-r2_1 = Wer mehr Städte hat, kommt früher; bei Gleichstand, wer das höhere Kraftwerk hat. Auktion und Bürokratie laufen in dieser Reihenfolge, Rohstoffe und Bauen umgekehrt.
rule-r2_1a = Beispiel: A hat 6 Städte, B und C haben 5, D hat 4. Das beste Kraftwerk von B ist 17, das von C 15. Die Reihenfolge ist A, B, C, D.
rule-r2_2 = Runde 1 beginnt in der ausgelosten Reihenfolge. Nach ihrer Auktion wird sie nach den Kraftwerken neu festgelegt.

rules-r3 = Auktion
rule-r3_1 = Alle dürfen pro Runde ein Kraftwerk kaufen. Wer in der Reihenfolge zuerst kommt und weder gekauft noch gepasst hat, passt oder nennt ein Kraftwerk des aktuellen Marktes mit einem Gebot von mindestens seiner Nummer.
rule-r3_2 = Wer passt, statt ein Kraftwerk zu nennen, ist in dieser Runde aus allen weiteren Auktionen heraus.
rule-r3_3 = In Runde 1 darf niemand passen: alle kaufen ein Kraftwerk.
rule-r3_4 = Die anderen folgen im Uhrzeigersinn: Sie bieten mindestens einen mehr oder steigen aus dieser Auktion aus, nicht aber aus der Phase. Das geht reihum, bis nur noch eine Person bietet.
rule-r3_5 = Niemand bietet mehr, als er hat.
rule-r3_6 = Wer gewinnt, zahlt das Gebot, nimmt das Kraftwerk und ist mit der Phase fertig.
rule-r3_7 = Hat jemand anderes gewonnen, darf dieselbe Person ein weiteres Kraftwerk nennen oder passen.
rule-r3_8 = Wer in der Phase allein übrig ist, kauft genau zur Nummer des Kraftwerks oder passt.
rule-r3_8a = Wer nicht erhöhen kann, kann nur aussteigen; wer nichts im Angebot bezahlen kann, kann nur passen.
rule-r3_9 = Wer danach ein Kraftwerk zu viel hat, legt sofort eines der anderen ab. Seine Rohstoffe kommen auf die übrigen Kraftwerke, soweit sie passen, oder bleiben zurück; was zurückbleibt, geht in den Vorrat. Sonst dürfen Rohstoffe nie abgeworfen werden.
rule-r3_10 = Nach jedem Verkauf wird sofort eine Karte gezogen und einsortiert.
rule-r3_11 = Hat niemand ein Kraftwerk gekauft, verlässt das niedrigste das Spiel und eine Karte wird gezogen.

rules-r4 = Rohstoffe
rule-r4_1 = Ein Kraftwerk lagert bis zum Doppelten dessen, was es verbraucht, und nur das. Ein Hybridkraftwerk lagert Kohle und Öl beliebig gemischt. Wind- und Fusionskraftwerke lagern nichts.
rule-r4_2 = Du darfst Rohstoffe jederzeit zwischen deinen Kraftwerken umlagern: nur die Summen zählen.
rule-r4_2a = Kohle, die nicht auf deine Kohlekraftwerke passt, und Öl, das nicht auf deine Ölkraftwerke passt, müssen zusammen auf die Hybridkraftwerke passen.
rule-r4_3 = In umgekehrter Reihenfolge kaufen alle beliebig viele Rohstoffe, die passen und bezahlt werden können, von jeder Sorte die billigsten zuerst.
rule-r4_4 = Was ausverkauft ist, gibt es vor der Auffüllung nicht mehr.

rules-r5 = Bauen
rule-r5_1 = Deine erste Stadt ist eine beliebige leere Stadt im Spiel, für 10 und ohne Leitungskosten. Niemand muss in einer bestimmten Runde anfangen.
rule-r5_2 = Jede weitere Stadt kostet ihren niedrigsten freien Bauplatz (10, 15 oder 20) und den billigsten Weg von deinem Netz. Wege dürfen durch jede Stadt im Spiel führen und werden jedes Mal neu bezahlt.
rule-r5_3 = Eine Stadt fasst so viele Häuser wie die Nummer der Stufe, von jeder Person höchstens eines. Eine leere Stadt kostet in jeder Stufe 10.
rule-r5_4 = In umgekehrter Reihenfolge schließen alle beliebig viele Städte an, eine nach der anderen. Jede gehört schon zum Netz, wenn die nächste bezahlt wird.
rule-r5_5 = Die Zahl der Städte steigt mit jedem Anschluss, und veraltete Kraftwerke verschwinden sofort.
rule-r5_6 = Beispiel (Deutschland; A in Essen und Münster): Duisburg kostet 10 (10 + 0), Dortmund 12 (10 + 2), Aachen 21 (10 + 2 + 9).

rules-r6 = Kraftwerksmarkt
rule-r6_1 = In Stufe 1 und 2 hat er acht Kraftwerke, die niedrigsten vier sind aktuell. In Stufe 3 hat er bis zu sechs, alle aktuell.
rule-r6_2 = Ein Kraftwerk im Markt, dessen Nummer nicht höher ist als die größte Zahl von Städten, verlässt in jeder Phase sofort das Spiel und eine Karte wird gezogen. Gekaufte Kraftwerke sind nicht betroffen.
rule-r6_3 = Ist der Stapel leer, wird nichts ersetzt.

rules-r7 = Bürokratie
rule-r7_1 = In der Reihenfolge wählen alle, welche Kraftwerke laufen. Ein Kraftwerk verbraucht genau seine Zahl an Rohstoffen und versorgt bis zu seiner Zahl an Städten, einmal pro Runde. Niemand muss eines laufen lassen.
rule-r7_1a = Ein Kraftwerk verbraucht nur, was auf ihm liegt. Vor jedem Lauf darf umgelagert werden; begrenzt ist also nur die Mischung im Hybridkraftwerk: Alle Kohle und alles Öl muss einen Platz finden.
rule-r7_2 = Du versorgst so viele Städte, wie die laufenden Kraftwerke schaffen, höchstens die eigenen, und wirst nach der Tabelle bezahlt.
rule-r7_3 = Verbrauchte Rohstoffe kommen in den Vorrat, nicht in den Markt.
rule-r7_4 = Beispiel: Mit 6 Städten und den vollen Kraftwerken 7, 10 und 15 schaffen alle drei zusammen 7, versorgen 6 und bringen 73.
rule-r7_5 = Danach wird der Markt nach der Tabelle aus dem Vorrat aufgefüllt, jede Sorte zuerst auf die teuersten freien Plätze. Was im Vorrat fehlt, kommt nicht.
rule-r7_6 = Beispiel (zu fünft, Stufe 1): Liegen nur 4 Kohle im Vorrat, kommen 4 statt 5.
rule-r7_7 = Dann der Kraftwerksmarkt: In Stufe 1 und 2 kommt das höchste unter den Stapel, in Stufe 3 verlässt das niedrigste das Spiel. Eine Karte wird gezogen.

rules-r8 = Stufen
rule-r8_1 = Das Spiel beginnt in Stufe 1.
rule-r8_2 = Stufe 2 beginnt nach der Bauphase, in der jemand die nötige Zahl von Städten erreicht. Das niedrigste Kraftwerk verlässt das Spiel und eine Karte wird gezogen. Ab jetzt fassen Städte zwei Häuser, und aufgefüllt wird wie in Stufe 2.
rule-r8_3 = Wird die Karte „Stufe 3“ gezogen, beginnt Stufe 3 mit der nächsten Phase. Der Rest des Stapels wird mit den daruntergelegten Karten gemischt.
rule-r8_3a = In der Auktion gezogen, liegt die Karte als höchste im Markt, bis die Phase endet. Dann verlassen sie und das niedrigste Kraftwerk das Spiel, und Stufe 3 beginnt.
rule-r8_3b = Beim Bauen gezogen, verlassen die Karte und das niedrigste Kraftwerk sofort das Spiel. Stufe 3 beginnt mit der Bürokratie.
rule-r8_3c = Zu Beginn von Stufe 2 gezogen, verlassen die Karte und das niedrigste Kraftwerk das Spiel. Stufe 3 beginnt mit der Bürokratie und ihrer Auffüllung.
rule-r8_3d = In der Bürokratie gezogen, verlassen die Karte und das niedrigste Kraftwerk das Spiel. Stufe 3 beginnt mit der nächsten Runde.
rule-r8_4 = Das Spiel kann von Stufe 1 gleich zu Stufe 3 gehen. Dann gibt es keine Stufe 2.
rule-r8_5 = Stufe 3 heißt: drei Häuser je Stadt, sechs Kraftwerke, alle im Angebot, das niedrigste geht jede Runde, und eine eigene Auffüllung.

rules-r9 = Das Ende
rule-r9_1 = Das Spiel endet nach der Bauphase, in der jemand die letzte Zahl von Städten erreicht. Alle bauen noch, bezahlt wird nicht mehr.
rule-r9_2 = Wer die meisten Städte versorgen kann, gewinnt. Bei Gleichstand entscheidet das Geld, dann die Zahl der Städte; danach wird der Sieg geteilt.
