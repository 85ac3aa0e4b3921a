# Het eiland in de terminal.
draw-sinking = Nu zinkt: { $terrain }.
draw-sunk = Het eiland is weg.
draw-explorers = { $left } op het bord, { $saved } gered, { $lost } verloren
draw-score = { $points ->
    [one] { $points } punt, { $saved } gered
   *[other] { $points } punten, { $saved } gered
}
draw-hand = Tegels: { $tiles }
draw-values = Waarden: { $values }
draw-to-place = Nog neer te zetten: { $values }
draw-legend = A, B … verkenners, kleine letters zwemmen; [A··] boot; { $creatures }; { $safe } veilig eiland en havens; + meer dan er past; { $lost } daar gaat iemand verloren, { $capsized } daar slaat een boot om
draw-ashore = aan land
draw-spent = Uit het spel, { $terrain }
draw-unseen = Nog niet gezien, { $terrain }

# Soorten keuzes, als kopjes van het menu.
menu-place = Neerzetten
menu-value = Waarde
menu-launch = Boot
menu-play = Tegel
menu-step = Bewegen
menu-board = Instappen
menu-jump = Springen
menu-land = Aan land
menu-row = Roeien
menu-sink = Nemen
menu-crew = In de boot
menu-glide = Verplaatsen
menu-pick = Kiezen
menu-put = Naar
menu-defend = Afweren
menu-pass = Verder
