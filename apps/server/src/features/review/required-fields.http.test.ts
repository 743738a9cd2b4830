import { messages } from '@takhti/content-types/message-texts';
import { addRound, newRound, withCards, type CardRound, type GameDoc } from '@takhti/content-types/rounds';
import { findMinimalSkill, updateStatus } from '@takhti/contract';
import { institutionIds, type ContentType, type TemplateType } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameDoc, makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';

// What the specification calls mandatory "where asked" (section 5), asked of the call that submits for review.
let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

/** What is said of content that is submitted, in English, with its values left as their names. */
async function messagesOf(content_type: ContentType, json_data: object): Promise<string[]> {
  const { container_id, version } = await app.make.container({ author, content_type, json_data });
  const move = { container_id, content_type, version, content_status: 'w' } as const;
  const { problem, details } = await app.as(author).refused(updateStatus, move);
  expect(problem).toBe('container.has_errors');
  const findings = details['findings'] as { message: keyof typeof messages }[];
  return findings.map(({ message }) => messages[message]);
}

/** A game whose only round is one of a template, without anything in it but what a test writes. */
function gameOf(template: TemplateType, change: (round: CardRound) => object = () => ({})): GameDoc {
  const doc = { ...gameDoc(), questionData: [] };
  const round = newRound(doc, 'rumble_in_the_jumble', template) as CardRound;
  return addRound(doc, { ...round, question: 'What goes where?', ...change(round) });
}

const asType = (type: 'image' | 'media') => (round: CardRound) => ({
  ...withCards(
    round,
    round.cardsData.map((card) => ({ ...card, type })),
  ),
  question: 'What goes where?',
});

test.each([
  ['C-753', 'a blank without its number', gameOf('financial-fib'), 'Answer is mandatory'],
  ['C-754', 'a table without its hint', gameOf('tabular_fib'), 'Hint is mandatory'],
  ['C-755', 'a picture that was not given', gameOf('matching', asType('image')), 'Image is mandatory'],
  ['C-756', 'a sound that was not given', gameOf('matching', asType('media')), 'Audio is mandatory'],
  [
    'C-760',
    'one card alone',
    gameOf('order', (round) => ({ cardsData: round.cardsData.slice(0, 1) })),
    'At least {{min, number}} cards are needed; there are {{count, number}}',
  ],
  [
    'C-761',
    'a hint video that is switched on and was not given',
    gameOf('mcq', () => ({ preview_hint_video: true })),
    'Give the link to the hint video (http or https), or turn the hint video off',
  ],
  [
    'C-762',
    'an introduction that is switched on and was not written',
    gameOf('mcq', () => ({ preview_challenge: true })),
    'Write the introduction, or turn it off',
  ],
] as const)('%s a game with %s is not submitted: %#', async (_id, _what, doc, text) => {
  expect(await messagesOf('rumble_in_the_jumble', doc)).toContain(text);
});

test('C-752 a question of a Jungle Gym without feedback is not submitted', async () => {
  const doc = gameOf('mcq', () => ({ game: 'jungle_gym_primary', feedback: '' }));
  expect(await messagesOf('jungle_gym_primary', doc)).toContain(messages['game.feedback_required']);
});

test('C-760 a crossword needs two words that cross', async () => {
  const word = (id: number, text: string, clue: string) => ({
    id,
    type: 'text',
    word: text,
    clue,
    path: '',
    alt: '',
  });
  const { questionData: _, ...head } = gameDoc();
  const doc = { ...head, files: [word(1, 'CAT', 'It purrs'), word(2, 'SKY', 'It is blue')] };
  const told = await messagesOf('crossword', { ...doc, schema_version: 1 });
  expect(told).toContain(messages['crossword.words_min']);
});

test('C-523 C-817 a game is submitted on the marker of a skill where an institution stands alone, and nowhere else', async () => {
  for (const [institution_id, isTaken] of [
    [await app.make.institution({ institution_id: institutionIds.standalone }), true],
    [author.institution_id, false],
  ] as const) {
    const own = await app.make.person({ institution_id });
    const of = { grade: '4', subject: 'Science' };
    await app.make.skill({ institution_id, ...of });
    const { skill_id } = await app.as(own).ok(findMinimalSkill, of);
    const content_type = 'rumble_in_the_jumble';
    const game = { author: own, content_type, skill_id, json_data: gameDoc() } as const;
    const { container_id, version } = await app.make.container(game);
    const move = { container_id, content_type, version, content_status: 'w' } as const;
    const { error_code, data } = await app.as(own).call(updateStatus, move);
    expect([error_code === 0, data]).toMatchObject(
      isTaken ? [true, { content_status: 'w' }] : [false, { problem: 'skills.minimal' }],
    );
  }
});
