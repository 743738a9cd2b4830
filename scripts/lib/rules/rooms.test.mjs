import { expect, test } from 'vitest';
import { judgeRooms } from './rooms.mjs';

const judge = (path, text) => judgeRooms([[path, text]]).length;

test.each([
  ['a feature that asks for a type', 'apps/web/src/features/review/a.ts', "item.content_type === 'link'", 1],
  ['a type in its room', 'apps/server/src/types/files/a.ts', "content_type !== 'assignment'", 0],
  ['a kind outside its room', 'apps/web/src/types/banks/question/a.ts', "doc.content_type === 'mcq'", 1],
  ['a kind in its room', 'apps/web/src/types/banks/kinds/mcq/a.ts', "doc.content_type === 'mcq'", 0],
  ['a board', 'apps/player/src/types/rounds/round/a.tsx', "board.kind === 'crossword'", 1],
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
