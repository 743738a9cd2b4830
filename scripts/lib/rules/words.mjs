/** Words that no name is made of, and what stands in their place: `docs/glossary.md`, "Words in code". */
const OTHER_WORDS = new Map([
  ...['tell', 'tells', 'telling', 'told'].map((word) => [word, 'record, report or post']),
  ...['hear', 'hears', 'hearing', 'heard'].map((word) => [word, 'receive or listen']),
  ...['forget', 'forgets', 'forgotten'].map((word) => [word, 'clear, evict, expire or delete']),
  ...['news', 'tidings'].map((word) => [word, 'notification or event']),
  ['whoever', 'the author, the caller or the reader'],
  ['breath', 'yieldToMain'],
  ['twin', 'duplicate'],
  ['keyring', 'vault'],
  ['stowing', 'the mapping that it is'],
]);

/** Declarations, members of types and objects at the beginning of a line, single parameters, and what is taken apart. */
const DECLARED =
  /\b(?:function\*?|const|let|class|type|interface)\s+([A-Za-z_$][\w$]*)|^\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??:\s|\(([a-z][\w$]*)[,:)]|\b(?:const|let)\s*[{[]([^}\]]*)[}\]]/gm;

const COMMENTS = /^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm;

/**
 * Names of one file that hold a word which another one says plainly.
 * @param file its path, for the messages
 */
export function judgeWords(file, text) {
  const names = new Set(
    [...text.replaceAll(COMMENTS, '').matchAll(DECLARED)].flatMap((found) =>
      (found[1] ?? found[2] ?? found[3] ?? found[4] ?? '').match(/[A-Za-z_$][\w$]*/g),
    ),
  );
  return [...names].flatMap((name) =>
    wordsOf(name ?? '')
      .filter((word) => OTHER_WORDS.has(word))
      .map((word) => `${file}: "${name}" says "${word}"; say ${OTHER_WORDS.get(word)}.`),
  );
}

function wordsOf(name) {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/);
}
