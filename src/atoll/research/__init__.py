"""The games for researchers: interfaces that learning libraries know, and many games at once (manual: docs/research.md).

- `episode`      one game in which nature plays by itself: what the adapters stand on
- `pettingzoo`   all seats act (AEC); `gymnasium`: one seat acts, bots have the others; both alone and in vectors
- `open_spiel`   the games for pyspiel, chance explicit
- `batch`        n games at once, compiled, on all cores; its loops are in `stepping`
- `picture`      a moment as text, as SVG and as an array of pixels; `boards`: the boards of the web page
- `gpu`          the same on a GPU: whole games, batches, fuzzing
- `dataset`      matches as tables for offline learning; `tables`: the tables of the manual

Actions are numbered without nature's: action 0 here is number `game.space.nature` there. Only a seat that is asked acts;
a special card that could be played out of turn is played in the own turn, or when the seat is asked for something else.
"""
