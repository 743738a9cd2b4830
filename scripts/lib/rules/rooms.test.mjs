import { expect, test } from 'vitest';
import { judgeRooms } from './rooms.mjs';

const judge = (path, text) => judgeRooms([[path, text]]).length;

test.each([
  ['a feature that asks for a type', 'apps/web/src/features/review/a.ts', "item.content_type === 'link'", 1],
  ['a type under another name', 'apps/web/src/features/a.ts', "gameType !== 'link'", 1],
  ['a default', 'apps/web/src/features/a.ts', "const type = asked ?? 'link'", 1],
  ['a first value', 'apps/web/src/features/a.tsx', "useState<ContentType>('link')", 1],
  ['a key of a table', 'apps/player/src/app/a.ts', 'contentTypes.link.player', 1],
  ['a row of a table in its room', 'apps/web/src/types/files/a.ts', 'webTypes.link.paths', 0],
  ['a type of something else', 'apps/web/src/features/a.ts', "card.type === 'image'", 0],
  ['a query of one type', 'apps/server/src/features/a.ts', ".where('x.content_type', '=', 'link')", 1],
  ['a query in SQL', 'apps/server/src/features/a.ts', "sql`content_type = 'link'`", 1],
  ['a model by a name', 'apps/server/src/features/a.ts', "modelOf('link')", 1],
  ['a list of types', 'apps/web/src/features/a.ts', "const types: readonly ContentType[] = ['link']", 1],
  ['a list that is asked', 'apps/web/src/features/a.ts', "['link', 'video'].includes(item.content_type)", 1],
  ['a set of types', 'apps/web/src/features/a.ts', "const few = new Set<ContentType>(['link', 'video'])", 1],
  [
    'a set of templates',
    'packages/content-types/src/rounds/a.ts',
    "new Set<TemplateType>([\n 'order',\n 'mcq',\n])",
    1,
  ],
  [
    'a list of templates that is asked',
    'packages/content-types/src/rounds/a.ts',
    "(['order', 'sorting'] as string[]).includes(template)",
    1,
  ],
  ['a set of other words', 'apps/web/src/features/a.ts', "new Set(['link', 'button'])", 0],
  ['an engine', 'apps/web/src/types/rounds/a.ts', "templates[round.template_type].engine === 'pairs'", 1],
  ['the shape of a question', 'apps/web/src/features/a.ts', "item.shape !== 'choice'", 1],
  ['the shape in a format', 'packages/content-types/src/packages/h5p/a.ts', "item.shape === 'choice'", 0],
  ['a response of any board', 'apps/player/src/types/rounds/round/a.tsx', "'tries' in draft", 1],
  ['a switch', 'apps/web/src/features/a.ts', "switch (item.content_type) {\n  case 'link':", 1],
  ['a query of what is given', 'apps/server/src/features/a.ts', ".where('content_type', '=', type)", 0],
  ['a type in its room', 'apps/server/src/types/files/a.ts', "content_type !== 'assignment'", 0],
  ['a kind outside its room', 'apps/web/src/types/banks/question/a.ts', "doc.content_type === 'mcq'", 1],
  ['a kind in its room', 'apps/web/src/types/banks/kinds/mcq/a.ts', "doc.content_type === 'mcq'", 0],
  ['a board', 'apps/player/src/types/rounds/round/a.tsx', "board.kind === 'crossword'", 1],
  ['a board by another name', 'apps/player/src/types/rounds/round/a.ts', "open.kind !== 'bins'", 1],
  [
    'a switch of boards',
    'apps/web/src/types/rounds/paper/a.tsx',
    "switch (board.kind) {\n case 'number':",
    1,
  ],
  ['a switch of a kind', 'apps/player/src/types/rounds/end/a.ts', "switch (kind) {\n  case 'pairs':", 1],
  ['a board by a field', 'apps/player/src/types/rounds/end/a.ts', "'words' in first.board", 1],
  [
    'a field of a board in what all share',
    'apps/player/src/types/rounds/boards/board/a.ts',
    "'cards' in board",
    1,
  ],
  ['a response by its field', 'apps/player/src/types/rounds/round/a.tsx', "'cells' in draft", 1],
  [
    'a response in the room of its board',
    'apps/player/src/types/rounds/clues/a.ts',
    "'guesses' in response",
    0,
  ],
  [
    'a board in its room',
    'packages/content-types/src/rounds/templates/clue/a.ts',
    "board.kind === 'clue'",
    0,
  ],
  ['a kind of something else', 'apps/web/src/features/a.ts', "piece.kind === 'word'", 0],
  ['a round by a field', 'packages/content-types/src/rounds/cards/a.ts', "'options' in round", 1],
  [
    'a switch of templates',
    'packages/content-types/src/rounds/a.ts',
    "switch (template_type) {\n  case 'mcq':",
    1,
  ],
  [
    'a feature that is one type’s own',
    'apps/server/src/features/ai/bots/a.ts',
    "content_type === 'ai_bot'",
    0,
  ],
  ['a test', 'apps/web/src/features/review/a.test.ts', "content_type === 'link'", 0],
])('%s', (_what, path, text, count) => {
  expect(judge(path, text)).toBe(count);
});
