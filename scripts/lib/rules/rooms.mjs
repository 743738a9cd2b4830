import { questionExchanges } from '../../../packages/content-types/src/question-kinds/exchange/registry.ts';
import { questionKinds } from '../../../packages/content-types/src/question-kinds/registry.ts';
import { templates } from '../../../packages/content-types/src/rounds/templates.ts';
import { contentTypes } from '../../../packages/domain/src/content-types.ts';
import { Board, RoundResponse } from '../../../packages/domain/src/entities/game.ts';

const valuesOf = (rows, facet) => [...new Set(Object.values(rows).map((row) => row[facet]))];
const TYPES = Object.keys(contentTypes);
const QUESTION_KINDS = new Set(Object.keys(questionKinds));
// A kind's folder is called as its code, but for the first one with a short name.
const ROOMS_OF_KINDS = new RegExp(
  `/(kinds|question-kinds/(?:fib|${Object.keys(questionKinds).join('|').replaceAll('_', '-')}))/`,
);
const TEMPLATES = Object.keys(templates);
const ENGINES = valuesOf(templates, 'engine').join('|');
const SHAPES = valuesOf(questionExchanges, 'shape').join('|');
const ofTypes = (before, after = '') => new RegExp(`${before}(${TYPES.join('|')})${after}`, 'g');

// Boards and fields of responses whose names mean something else as well: these are found where a board is named.
const BOARD_HOMONYMS = ['choice', 'number', 'table', 'code', 'word'];
const RESPONSE_HOMONYMS = ['order', 'text', 'answers', 'shown', 'revealed'];
const BOARDS = Board.options
  .map(({ shape }) => shape.kind.value)
  .filter((kind) => !BOARD_HOMONYMS.includes(kind))
  .join('|');
const RESPONSES = RoundResponse.options
  .flatMap(({ shape }) => Object.keys(shape))
  .filter((field) => !RESPONSE_HOMONYMS.includes(field))
  .join('|');

// Lists that are asked: all of their names are of one registry.
const LISTS = [
  /\bnew Set(?:<[^>]*>)?\(\s*\[([^[\]]*)\]/g,
  /\[([^[\]]*)\](?:\s+as [^.()]+\))?\s*\.includes\(/g,
];
const listed = (registry) => (text) =>
  LISTS.flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, list]) =>
      list
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .filter((list) => list.length > 0 && list.every((each) => registry.includes(each.slice(1, -1))))
    .map(([first]) => first.slice(1, -1));

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
      ofTypes(String.raw`<(?:ContentType|AuthoredType)\b[^>]*>\(\s*'`, "'"),
      // Keys of the tables of types.
      ofTypes(
        String.raw`\b(?:contentTypes|contentTypeModels|serverTypes|webTypes|playerTypes)\.`,
        String.raw`\b`,
      ),
      // Queries, by the builder.
      /\bcontent_type',\s*'(?:=|!=|<>|in)',\s*\[?\s*'(\w+)'/g,
      /\b(?:modelOf|requireModel|serverTypeOf|webTypeOf|playerTypeOf)\('(\w+)'\)/g,
      /\bContentType(?:\[\]|>)\s*=\s*(?:new Set\()?\[\s*'(\w+)'/g,
      /\bswitch \([^)]*\bcontent_type\) \{\s*case '(\w+)'/g,
    ],
    lists: listed(TYPES),
    // Kinds have rooms of their own, also on the floors of types.
    rooms: (name) =>
      QUESTION_KINDS.has(name) ? ROOMS_OF_KINDS : /\/src\/types\/|^packages\/content-types\/src\//,
  },
  {
    what: 'a template',
    patterns: [
      /\btemplate_type\s*(?:===|!==)\s*'([\w-]+)'/g,
      /\bswitch \([^)]*\btemplate_type\) \{\s*case '([\w-]+)'/g,
      // By a field that some have. The guards of `round.ts` (`hasCards`, `hasOptions`) are asked instead.
      /'(\w+)' in round\b/g,
    ],
    lists: listed(TEMPLATES),
    rooms: () => /\/types\/rounds\/|^packages\/content-types\/src\/rounds\/(templates\/|round\.ts$)/,
  },
  {
    what: 'an engine',
    patterns: [new RegExp(String.raw`\bengine\s*(?:===|!==)\s*'(${ENGINES})'`, 'g')],
    // Not even the rooms of rounds: what templates of an engine have in common is in its row.
    rooms: () => /^packages\/content-types\/src\/rounds\/templates\//,
  },
  {
    what: 'the shape of a question',
    patterns: [new RegExp(String.raw`\bshape\s*(?:===|!==)\s*'(${SHAPES})'`, 'g')],
    // A file of a format differs by shape in all that it says; the compiler asks each for a new one.
    rooms: () => /\/question-kinds\/(?:\w+\/)?exchange[./]|\/src\/packages\/(cartridge|h5p)\//,
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

/** Features that are one type's own, and calls that name a type because the specification does. */
const OWN = [
  // Who is present is registered for an assessment (specification, section 2).
  ['assessment', 'apps/player/src/attendance/'],
  // Links that name no type were given out while a type had its address alone (C-187).
  ...['assessment', 'ai_bot', 'competition', 'rumble_in_the_jumble', 'video', 'e_book'].map((type) => [
    type,
    'apps/player/src/app/routes.ts',
  ]),
  // The specification names the rounds in whose editor the button generates (games, section 1; G-416).
  ['matching', 'packages/domain/src/workflow/ai-button.ts'],
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
      ASKED.flatMap(({ what, patterns, lists = () => [], rooms }) =>
        [
          ...patterns.flatMap((pattern) => [...text.matchAll(pattern)]).map(([, name]) => name),
          ...lists(text),
        ]
          .filter((name) => !rooms(name).test(path) && !isOwn(name, path))
          .map((name) => `${path} asks for ${what} by name: '${name}'. It is a facet of a registry's row.`),
      ),
    );
}

function isOwn(name, path) {
  return OWN.some(([type, place]) => type === name && path.startsWith(place));
}
