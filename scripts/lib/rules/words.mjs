/** Words that no name is made of, and what is in their place: `docs/glossary.md`, "Words in code". */
const OTHER_WORDS = new Map([
  ...['tell', 'tells', 'telling', 'told'].map((word) => [word, 'record, report or post']),
  ...['hear', 'hears', 'hearing', 'heard', 'unheard'].map((word) => [word, 'receive or listen']),
  ...['forget', 'forgets', 'forgetting', 'forgotten'].map((word) => [word, 'clear, evict, expire or delete']),
  ...['news', 'tidings'].map((word) => [word, 'notification or event']),
  ['whoever', 'the author, the caller or the reader'],
  ['anew', 'again'],
  ['whatever', 'any, everything that or regardless of'],
  ...['believe', 'believes', 'believed'].map((word) => [word, 'trust, accept or valid']),
  ...['stand', 'stands', 'stood', 'lie', 'lies'].map((word) => [word, 'is, has, belongs to or means']),
  ['breath', 'yieldToMain'],
  ['twin', 'duplicate'],
  ['keyring', 'vault'],
  ['stowing', 'the mapping that it is'],
]);

/**
 * How many comment lines of each top folder may still hold one of these words. The numbers only fall: lower them with the comments.
 * @type {Readonly<Record<string, number>>}
 */
export const COMMENT_LINES = {};

/**
 * Declarations, members of types and objects at the beginning of a line, parameters, and names that are destructured: between
 * braces, or alone on their line.
 */
const DECLARED =
  /\b(?:function\*?|const|let|class|type|interface)\s+([A-Za-z_$][\w$]*)|^\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??:\s|[(,]\s*([a-z][\w$]*)\??[,:)]|[({[]\s*[{[]?([^{}[\]()]*)[}\]]|^\s*([a-z][\w$]*),$/gm;

const COMMENTS = /^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm;
const STRINGS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
const NAMES = /[A-Za-z_$][\w$]*/g;

/**
 * Names of one file that hold a word which another one says plainly.
 * @param file its path, for the messages
 */
export function judgeWords(file, text) {
  const code = text.replaceAll(COMMENTS, '').replaceAll(STRINGS, "''");
  const names = new Set(
    [...code.matchAll(DECLARED)].flatMap((found) => found.slice(1).find(Boolean)?.match(NAMES) ?? []),
  );
  return [...names].flatMap((name) =>
    wordsIn(name).map((word) => `${file}: "${name}" says "${word}"; say ${OTHER_WORDS.get(word)}.`),
  );
}

/**
 * The comment lines of one file that hold such a word.
 * @param file its path; each line is returned as `path:line`
 */
export function commentsToMend(file, text) {
  const lines = [...text.matchAll(COMMENTS)].flatMap(({ 0: comment, index }) => {
    const first = text.slice(0, index).split('\n').length;
    return comment.split('\n').flatMap((line, at) => (wordsIn(line).length > 0 ? [first + at] : []));
  });
  return lines.map((line) => `${file}:${line}`);
}

/**
 * Judges how many such comment lines each top folder has.
 * @param places what `commentsToMend` found in all files
 * @param allowed for each folder; those that are not named may have none
 */
export function judgeComments(places, allowed = COMMENT_LINES) {
  const byFolder = Map.groupBy(places, (place) => /^scripts|^[^/]+\/[^/]+/.exec(place)[0]);
  return [...byFolder].flatMap(([folder, found]) => {
    const most = allowed[folder] ?? 0;
    if (found.length <= most) return [];
    const where = found.map((place) => `\n  ${place}`).join('');
    return [
      `${folder}: ${found.length} comment lines with such words (see OTHER_WORDS), at most ${most} may have them:${where}`,
    ];
  });
}

function wordsIn(text) {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => OTHER_WORDS.has(word));
}
