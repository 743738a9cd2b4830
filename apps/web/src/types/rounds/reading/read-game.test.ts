import { addRound, gameModels, newRound, type GameDoc } from '@takhti/content-types/rounds';
import type { OpenedContainer } from '@takhti/domain';
import { expect, test } from 'vitest';
import { isRead, readGame, readingOf } from './read-game.ts';

const start = { language: 'pashto', skill_id: '', subject: '', total_questions: 0 } as const;
const model = gameModels.rumble_in_the_jumble;

function stored(rounds: number, change: (doc: GameDoc) => object = (doc) => doc) {
  const templates = ['sorting', 'mcq', 'tabular_fib', 'matching_drag_drop'] as const;
  let doc = { ...model.defaults(start), title: 'Many' };
  for (let at = 0; at < rounds; at += 1)
    doc = addRound(doc, newRound(doc, 'rumble_in_the_jumble', templates[at % templates.length]!));
  const json_data = JSON.parse(JSON.stringify(change(doc))) as OpenedContainer['json_data'];
  return { content_type: 'rumble_in_the_jumble', json_data } as const;
}

function steps(game: ReturnType<typeof stored>): number {
  let count = 0;
  for (const _ of readingOf(game)) count += 1;
  return count;
}

test.each([0, 1, 4, 5, 50])('a game of %i rounds is the same read in steps and as a whole', (rounds) => {
  const game = stored(rounds);
  const whole = model.open(game.json_data);
  expect(isRead(game)).toBe(false);
  expect(steps(game)).toBe(Math.ceil(rounds / 4));
  expect(isRead(game)).toBe(true);
  expect(readGame(game)).toEqual(whole);
});

test('a parsed game is not parsed again, and has the same rounds', () => {
  const game = stored(9);
  const doc = readGame(game);
  expect(steps(game)).toBe(0);
  expect(readGame({ ...game })).toBe(doc);
});

test.each([
  [
    'a round of no kind',
    (doc: GameDoc) => ({ ...doc, questionData: [...doc.questionData, { template_type: 'no' }] }),
  ],
  ['rounds that are no list', (doc: GameDoc) => ({ ...doc, questionData: 'none' })],
  ['an unknown version', (doc: GameDoc) => ({ ...doc, schema_version: 99 })],
  ['too many rounds', (doc: GameDoc) => ({ ...doc, questionData: Array(51).fill(doc.questionData[0]) })],
])('a game with %s cannot be read, in steps neither', (_, change) => {
  const game = stored(6, change);
  steps(game);
  expect(isRead(game)).toBe(true);
  expect(readGame(game)).toBeNull();
});
