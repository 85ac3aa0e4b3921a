# Het eiland in de terminal.
draw-water = { $cards ->
    [0] Het water staat bij het doodshoofd
    [one] Water op streepje { $mark }: { $cards } vloedkaart per beurt
   *[other] Water op streepje { $mark }: { $cards } vloedkaarten per beurt
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
