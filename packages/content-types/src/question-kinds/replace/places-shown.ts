/** A piece of a text: words around, or what was found. */
export interface ShownPiece {
  readonly text: string;
  readonly is_match: boolean;
}

const around = 40;
const most = 12;

/** The matches in a text, with some words around each; of very many the first ones. */
export function placesShown(text: string, found: readonly RegExpExecArray[]): ShownPiece[] {
  const pieces: ShownPiece[] = [];
  let done = 0;
  for (const [at, { index, 0: match }] of found.slice(0, most).entries()) {
    const before = text.slice(done, index);
    pieces.push({ text: shortened(before, at > 0), is_match: false }, { text: match, is_match: true });
    done = index + match.length;
  }
  const rest = text.slice(done);
  const isCut = found.length > most || rest.length > around;
  return [...pieces, { text: isCut ? `${whole(rest.slice(0, around))}…` : rest, is_match: false }].filter(
    (piece) => piece.text !== '',
  );
}

function shortened(text: string, isBetween: boolean): string {
  if (!isBetween) return text.length > around ? `…${whole(text.slice(-around))}` : text;
  return text.length > 2 * around ? `${whole(text.slice(0, around))} … ${whole(text.slice(-around))}` : text;
}

// Half a character, where a text was cut within one.
function whole(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
}
