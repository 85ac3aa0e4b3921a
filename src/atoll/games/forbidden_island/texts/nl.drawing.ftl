# Het eiland in de terminal.
draw-water = { $cards ->
    [0] Het water staat bij het doodshoofd
    [one] Waterstand { $mark }: { $cards } vloedkaart per beurt
   *[other] Waterstand { $mark }: { $cards } vloedkaarten per beurt
}
draw-treasures = Schatten:
draw-treasure-piles = Schatkaarten: { $deck } in de stapel, { $discards } afgelegd
draw-flood-piles = Vloedkaarten: { $deck } in de stapel, { $discards } afgelegd
draw-treasure-discards = Afgelegde schatkaarten
draw-treasure-deck = Schatstapel (geschud)
draw-flood-discards = Afgelegde vloedkaarten
draw-flood-layer = { $number ->
    [1] Vloedstapel, bovenop (geschud)
   *[other] Vloedstapel, daaronder (geschud)
}
# Waar lange woorden van tegelnamen afgebroken mogen worden.
draw-parts = Lan-dings-plaats Avond-poort Klei-poort Och-tend-poort Re-gen-poort Vorst-poort Maan-trap-pen Zon-ne-trap-pen Riet-tuin Va-ren-tuin Smids-grot Don-ke-re Koe-pel Gol-ven-huis Touw-brug Klif-fen Den-nen Barn-steen-dui-nen Spie-gel-vij-ver Rei-ger-moe-ras Ster-ren-huis Naald-rots Ui-len-dal Vuur-baak

# Soorten keuzes, als kopjes van het menu.
menu-move = Lopen
menu-fly = Vliegen
menu-guide = Leiden
menu-shore = Droogleggen
menu-give = Geven
menu-capture = Schat
menu-end = Einde
menu-discard = Afleggen
menu-sandbag = Zandzakken
menu-helicopter = Helikopter
menu-board = Instappen
menu-land = Landen
menu-lift_off = Naar huis
menu-swim = Vluchten
menu-pass = Verder
