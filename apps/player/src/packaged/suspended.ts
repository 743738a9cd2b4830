// Systems keep little: SCORM 1.2 has room for 4,096 characters. So what a state repeats, its ids and the names of its fields,
// is in it as `~` and a number, which JSON has nowhere outside of its texts.
const quoted = /"(?:[^"\\]|\\.)*"/g;
const quotedOrShort = /"(?:[^"\\]|\\.)*"|~\d+~/g;

const fields =
  'seed state answers QuestionId OptionIds TimespentInSeconds Blanks BlankNo Text current flagged seconds rounds response open'.split(
    ' ',
  );

/** The texts that states of an attempt repeat. */
export function sharedWords(ids: Iterable<string>): readonly string[] {
  return [...new Set([...fields, ...ids])];
}

/** A state as a short text. */
export function packState(state: object, words: readonly string[]): string {
  const places = new Map(words.map((word, at) => [JSON.stringify(word), at]));
  return JSON.stringify(state).replaceAll(quoted, (text) => {
    const place = places.get(text);
    return place === undefined ? text : `~${place}~`;
  });
}

/** The state in such a text; null if it is none, or of another package. */
export function unpackState(packed: string, words: readonly string[]): unknown {
  try {
    const json = packed.replaceAll(quotedOrShort, (text) =>
      text.startsWith('~') ? JSON.stringify(words[Number(text.slice(1, -1))]) : text,
    );
    return JSON.parse(json);
  } catch {
    return null;
  }
}
