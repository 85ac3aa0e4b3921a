// Long names in narrow places.

const SHORT = 6;
const VOWEL = 'aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ';
const CONSONANT = `[^\\P{L}${VOWEL}]`;
/** What a syllable begins with; «st» after another consonant: ver-standig. */
const CLUSTER = `sch|[cpst]h|[bcdfgkpt][lr]|(?<=${CONSONANT})s[pt]`;
const SYLLABLE = new RegExp(`(?<=\\p{L}{2})(?<=[${VOWEL}]\\p{L}*)(?<!s(?=ch)|[cpst](?=h)|[bcdfgkpt](?=[lr])|${CONSONANT}s(?=[pt]))(?=(?:${CLUSTER}|${CONSONANT})[${VOWEL}]\\p{L})`, 'giu');

/** With soft hyphens where a syllable of a long name seems to begin: a line ends there rather than anywhere. */
export const breakable = (name: string): string => (name.length > SHORT ? name.replace(SYLLABLE, '\u00AD') : name);
