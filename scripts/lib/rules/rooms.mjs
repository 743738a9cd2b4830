import { contentTypes } from '../../../packages/domain/src/content-types.ts';

const TYPES = Object.keys(contentTypes).join('|');
const ofTypes = (before, after = '') => new RegExp(`${before}(${TYPES})${after}`, 'g');

// Of the kinds of boards and responses, those whose names mean nothing else.
const BOARDS = ['pairs', 'sequence', 'bins', 'clue', 'crossword'].join('|');
const RESPONSES = ['tries', 'places', 'chosen', 'letters', 'guesses', 'cells'].join('|');

/**
 * Where code asks by name which content type, question kind, template or board it has. What a type does is a facet of its row in the
 * registries; a question outside its room is a facet that is missing.
 */
const ASKED = [
  {
    what: 'a content type or question kind',
    patterns: [
      // Under any name: `content_type`, `type`, `gameType`.
      ofTypes(String.raw`\b\w*[tT]ype\s*(?:===|!==|=|<>)\s*'`, "'"),
      // Defaults.
      ofTypes(String.raw`\?\?\s*'`, "'"),
      ofTypes(String.raw`<(?:ContentType|AvailableType)\b[^>]*>\(\s*'`, "'"),
      // Keys of the tables of types.
      ofTypes(
        String.raw`\b(?:contentTypes|contentTypeModels|serverTypes|webTypes|playerTypes)\.`,
        String.raw`\b`,
      ),
      // Queries, by the builder.
      /\bcontent_type',\s*'(?:=|!=|<>|in)',\s*\[?\s*'(\w+)'/g,
      /\b(?:modelOf|requireModel|serverTypeOf|webTypeOf|playerTypeOf)\('(\w+)'\)/g,
      /\bContentType(?:\[\]|>)\s*=\s*(?:new Set\()?\[\s*'(\w+)'/g,
      /\[\s*'(\w+)'[^\]]*\]\.includes\([^)]*\bcontent_type\)/g,
      /\bswitch \([^)]*\bcontent_type\) \{\s*case '(\w+)'/g,
    ],
    // Kinds have rooms of their own, also on the floors of types.
    rooms: (name) =>
      QUESTION_KINDS.has(name)
        ? /\/(kinds\/|question-kinds\/(mcq|fib)\/)/
        : /\/src\/types\/|^packages\/content-types\/src\//,
  },
  {
    what: 'a template',
    patterns: [
      /\btemplate_type\s*(?:===|!==)\s*'([\w-]+)'/g,
      /\bswitch \([^)]*\btemplate_type\) \{\s*case '([\w-]+)'/g,
      // By a field that some have. The guards of `round.ts` (`hasCards`, `hasOptions`) are asked instead.
      /'(\w+)' in round\b/g,
    ],
    rooms: () => /\/types\/rounds\/|^packages\/content-types\/src\/rounds\/(templates\/|round\.ts$)/,
  },
  {
    what: 'a board',
    patterns: [
      // Under any name: `board`, `open`, `round.board`.
      new RegExp(String.raw`\b\w*[bB]oard\??\.kind\s*(?:===|!==)\s*'(\w+)'`, 'g'),
      new RegExp(String.raw`(?<![bB]oard\??)\.kind\s*(?:===|!==)\s*'(${BOARDS})'`, 'g'),
      /\bswitch \([^)]*[bB]oard\??\.kind\) \{\s*case '(\w+)'/g,
      new RegExp(String.raw`\bswitch \((?![^)]*[bB]oard\??\.kind\))[^)]*\) \{\s*case '(${BOARDS})'`, 'g'),
      // By a field that some have.
      /'(\w+)' in (?:\w+\??\.)*\w*[bB]oard\b/g,
      // By what was done on it.
      new RegExp(String.raw`'(${RESPONSES})' in \w`, 'g'),
    ],
    // What was done is also known without its board: whether anything was, and how it is packed.
    rooms: () =>
      /^packages\/content-types\/src\/(rounds\/templates\/|crosswords\/|rounds\/play\/has-moved\.ts$)|^packages\/domain\/src\/carried\/pack-response\.ts$|\/types\/rounds\/(boards\/(?!board\/)\w+|clues|paper\/boards)\//,
  },
];

const QUESTION_KINDS = new Set(['mcq', 'fill_in_the_blank']);

/** Features that are one type's own, and calls that name a type because the specification does. */
const OWN = [
  // Who is present is registered for an assessment (specification, section 2).
  ['assessment', 'apps/player/src/attendance/'],
  // Links that name no type were given out while a type had its address alone (C-187).
  ...['assessment', 'ai_bot', 'competition', 'rumble_in_the_jumble', 'video', 'e_book'].map((type) => [
    type,
    'apps/player/src/app/routes.ts',
  ]),
  ['competition', 'packages/domain/src/competitions/'],
  ['ai_bot', 'apps/server/src/features/ai/bots/'],
  ['article', 'apps/server/src/features/specified-calls/articles/'],
  ['competition', 'apps/server/src/features/specified-calls/competitions/'],
  ['competition', 'apps/server/src/features/competing/'],
];

const NO_PRODUCT = /(\.test\.tsx?$|\/(testing|fixtures|demo)\/)/;

/**
 * The places that ask for a type by name outside its room.
 * @param sources product files by their path: `[path, text]`
 */
export function judgeRooms(sources) {
  return sources
    .filter(([path]) => /^(apps|packages)\/[^/]+\/src\//.test(path) && !NO_PRODUCT.test(path))
    .flatMap(([path, text]) =>
      ASKED.flatMap(({ what, patterns, rooms }) =>
        patterns
          .flatMap((pattern) => [...text.matchAll(pattern)])
          .map(([, name]) => name)
          .filter((name) => !rooms(name).test(path) && !isOwn(name, path))
          .map((name) => `${path} asks for ${what} by name: '${name}'. It is a facet of a registry's row.`),
      ),
    );
}

function isOwn(name, path) {
  return OWN.some(([type, place]) => type === name && path.startsWith(place));
}
