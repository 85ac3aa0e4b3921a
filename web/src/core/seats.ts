// Colour, shape and letter of a seat: always at least two of the three are shown.
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
const SHAPES = ['disc', 'square', 'triangle', 'diamond', 'cross'] as const;

export const letterOf = (seat: number): string => LETTERS[seat] ?? '?';
/** The text key of «indigo square». */
export const lookOf = (seat: number): string => `look-${SHAPES[seat % SHAPES.length]}`;
/** The class that carries colour and shape: five there are, then they come again with another letter. */
export const classOf = (seat: number): string => LETTERS[seat % SHAPES.length]!;
