// Marks that steer direction or break lines and that nobody sees; ZWNJ and ZWJ stay, for they change how Urdu and Dari words are written.
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

// Composing takes time quadratic in a run of marks. Runs beyond thirty, which no language writes, are broken by a joiner that
// nobody sees (Unicode's Stream-Safe Text Format); a short text has no run that matters.
const LONG_RUN = /(\p{M}{30})(?=\p{M})/gu;
const short = 1_000;

function compose(text: string): string {
  return (text.length > short ? text.replace(LONG_RUN, '$1\u034F') : text).normalize('NFC');
}

/**
 * A text as it is compared: composed (NFC), without invisible marks, outer spaces or runs of spaces (C-667).
 * Case stays, because `CO` and `Co` are different answers; so does every letter of Urdu, Pashto and Dari.
 */
export function normalise(text: string): string {
  return compose(text).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** A normalised text without regard to case, for "is this perhaps meant to be the same?". */
export function foldCase(text: string): string {
  return normalise(text).toLowerCase();
}
