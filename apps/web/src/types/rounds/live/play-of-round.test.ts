import { gameModels, newRound, templates } from '@takhti/content-types/rounds';
import { GamePlay, templateTypes } from '@takhti/domain';
import { expect, test } from 'vitest';
import { playOfRound } from './play-of-round.ts';

const start = { language: 'dari', skill_id: '', subject: '', total_questions: 0 } as const;
const doc = gameModels.rumble_in_the_jumble.defaults(start);
const id = '3f1b8e0a-58a4-4b7e-9a55-6d5a0b7f1c2d';
const head = {
  content_id: id,
  content_type: 'rumble_in_the_jumble',
  grade: '3',
  subject: 'Science',
  skill_id: id,
} as const;

const third = { number: 3, total_rounds: 7 };

test('a round is shown under its own number', () => {
  const play = playOfRound(doc, newRound(doc, 'rumble_in_the_jumble', 'mcq'), head, third);
  expect([play.rounds[0]?.Number, play.total_rounds]).toEqual([3, 7]);
});

test.each(templateTypes)('a round of %s on which nothing is written yet can be shown', (template) => {
  const play = playOfRound(doc, newRound(doc, 'rumble_in_the_jumble', template), head, third);
  expect(GamePlay.parse(play).rounds).toHaveLength(1);
  expect(play).toMatchObject({
    language: 'dari',
    rounds: [{ template_type: templates[template].template_type }],
  });
});

test('typing does not lay the cards anew', () => {
  const round = newRound(doc, 'rumble_in_the_jumble', 'mcq');
  const boards = ['a', 'b'].map(
    (question) => playOfRound(doc, { ...round, question }, head, third).rounds[0]?.board,
  );
  expect(boards[0]).toEqual(boards[1]);
});
