/**
 * How-tos that promise how few files outside a type's own folders must be edited: `most` in the first list, `behind` in all others
 * together. `type` is the type, question kind or language
 * that their list was made from, `fields` the keys and names that belong to it alone; what is at `homonyms` means other things
 * of the same name.
 */
export const HOW_TOS = [
  {
    page: 'docs/how-to/add-a-content-type.md',
    most: 12,
    behind: 16,
    type: 'link',
    own: ['link', 'files'],
    homonyms: [
      // A mark of rich text, and an icon.
      'apps/web/src/features/editor/rich-text/',
      'apps/player/src/types/rounds/boards/pairs/pairs-solved.tsx',
    ],
  },
  {
    page: 'docs/how-to/add-a-language.md',
    most: 24,
    type: 'pashto',
    // The key of a table, too.
    fields: ['pashto(?=\\s*:)'],
    own: [],
    homonyms: [],
  },
  {
    page: 'docs/how-to/add-a-question-kind.md',
    most: 15,
    behind: 13,
    type: 'fill_in_the_blank',
    // The last one is of tables with a row for each shape of exchanged questions.
    fields: [
      'fill_in_the_blank',
      'blank_answers_json',
      'blankNo',
      'BlankOptions',
      'BlankNo',
      'Blanks',
      'ItemShape',
    ],
    own: ['fib', 'fib-answers'],
    homonyms: [
      // What models propose: a new kind does without until somebody has taught it to them.
      'packages/content-types/src/question-kinds/generated/',
      'apps/web/src/features/ai/generate/',
      // Names of H5P's own, and fields that packages write short: those of a new kind are written out.
      'packages/content-types/src/packages/h5p/',
      'apps/player/src/packaged/suspended.ts',
    ],
  },
  {
    page: 'docs/how-to/add-a-template.md',
    most: 11,
    behind: 10,
    type: 'crack_the_code',
    // The key of a table, too, and its board.
    fields: ['crack_the_code(?=\\s*:)', 'CodeBoard', 'codeBoardKind'],
    own: ['crack-the-code', 'fill', 'code'],
    homonyms: [],
  },
];

const TOP_FOLDER = /^(apps|packages|e2e|scripts|bench|docs)\//;
const NO_PRODUCT = /(\.test\.tsx?$|\/(testing|fixtures|demo)\/)/;

/**
 * The files to edit, as a page's fenced lists name them: one path per line, without comments. The files of all
 * languages may be in one line: `i18n/{en,ur}/common.json`. The first list is what the page promises at most; those behind it
 * are for cases that the page names.
 */
export function listsOfFiles(markdown) {
  return [...markdown.matchAll(/^ *```\w*\n(.*?)^ *```$/gms)]
    .map(([, block]) =>
      block
        .split('\n')
        .map((line) => line.trim().split(/\s+/)[0])
        .filter(Boolean),
    )
    .filter((paths) => paths.length > 0 && paths.every((path) => TOP_FOLDER.test(path)));
}

/** The paths that one with `{a,b}` in it means. */
export function expandBraces(path) {
  const [whole, choices] = /\{([^{}]*)\}/.exec(path) ?? [];
  return whole ? choices.split(',').flatMap((choice) => expandBraces(path.replace(whole, choice))) : [path];
}

/**
 * What of a how-to is not true of the code.
 * @param sources product files by their path: `[path, text]`
 * @param exists whether there is a file of a path
 */
export function judgeHowTo(
  { page, most, behind = 0, type, fields = [], own, homonyms },
  { markdown, sources, exists },
) {
  const lists = listsOfFiles(markdown);
  const [listed, ...others] = lists;
  if (!listed) return { count: null, problems: [] };
  const names = [`(['"\`])${type}\\1`, ...fields.map((field) => `\\b${field}\\b`)];
  const named = new RegExp(names.join('|'));
  const edited = new Set(lists.flat().flatMap(expandBraces));
  const isOwn = (path) => path.split('/').some((part) => own.includes(part.split('.')[0]));
  const isKnown = (path) =>
    edited.has(path) || isOwn(path) || isRegistry(path) || homonyms.some((place) => path.startsWith(place));
  const missing = [...edited].filter((path) => !exists(path));
  const strays = sources
    .filter(([path, text]) => isProduct(path) && !isKnown(path) && named.test(text))
    .map(([path]) => path);
  return {
    count: listed.length,
    behind: others.flat().length,
    files: lists.flat().flatMap(expandBraces).length,
    problems: [
      ...missing.map((path) => `${page} lists ${path}, which does not exist`),
      ...(listed.length > most ? [`${page} lists ${listed.length} files, more than ${most}`] : []),
      ...(others.flat().length > behind
        ? [`${page} lists ${others.flat().length} files behind its first list, more than ${behind}`]
        : []),
      ...strays.map(
        (path) =>
          `${path} names '${type}', and no list of ${page} has it: list it there, or let it ask a registry`,
      ),
    ],
  };
}

function isProduct(path) {
  return /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path) && !NO_PRODUCT.test(path);
}

function isRegistry(path) {
  return /(\/|-)registry\.tsx?$|\/registry\//.test(path);
}
