import { describe, expect, test } from 'vitest';
import { GameDoc, Round } from '../round.ts';

const file = '/files/00000000-0000-4000-8000-000000000001';
const common = { questionId: 1, language: 'english' };
const bin = { bin: 'b', label: 'l', value: 'v', data: 'option||1', imagePath: file };
const columns = { column1: 'a', column2: 'b', column3: 'c', column4: 'd' };

type Field = readonly [
  ids: string,
  template_type: string,
  field: string,
  value: unknown,
  /** Of another type: what the schema must not take. */
  wrong: unknown,
];

const fields: readonly Field[] = [
  ['G-573', 'mcq', 'question', 'What?', 1],
  ['G-573', 'mcq', 'hint', 'Look', 1],
  ['G-573', 'mcq', 'instruction', 'Choose', 1],
  ['G-573', 'tabular_fib', 'Answer', '12', 1],
  ['G-574', 'mcq', 'game', 'mcq', 1],
  ['G-574', 'mcq', 'template_type', 'mcq', 'no_template'],
  ['G-575', 'mcq', 'gameImage', file, 'https://example.org/a.png'],
  ['G-575', 'mcq', 'imagename', 'a.png', 1],
  ['G-575', 'mcq', 'audio', file, 'data:audio/mpeg;base64,AA'],
  ['G-576', 'mcq', 'wordToHighlight', 'What', 1],
  ['G-577', 'matching', 'dual_is_enabled', true, 'yes'],
  ['G-577', 'matching', 'audio_is_enabled', true, 1],
  ['G-578', 'matching', 'preview_hint_video', true, 'yes'],
  ['G-578', 'matching', 'preview_challenge', true, 'yes'],
  ['G-579', 'financial-fib', 'unit', 'cm', 1],
  ['G-579', 'financial-fib', 'blank', '12', 1],
  ['G-581', 'mcq', 'help', 'Count', 1],
  ...[1, 2, 3, 4].map((n) => ['G-583 G-584', 'matching_drag_drop', `container_${n}`, bin, 'a bin'] as const),
  ['G-585', 'mcq', 'qContent', { image: file, imageAlt: 'a cat', audio: file }, 'a picture'],
  ['G-586', 'order', 'challenge', 'Read this', 1],
  ['G-587', 'order', 'language', 'urdu', 'french'],
  ['G-588', 'tabular_fib', 'preHeader', { title: 'Total', value: '12' }, 'Total'],
  ['G-589', 'tabular_fib', 'columns', columns, ['a']],
  ['G-590', 'tabular_fib', 'rows', [columns], [['a']]],
  ['G-591', 'matching', 'isCardSaved', true, 'yes'],
];

describe('a game question', () => {
  test.each(fields)(
    '%s of %s keeps %s, and takes nothing of another type there',
    (_ids, template_type, field, value, wrong) => {
      const round = { ...common, template_type };
      expect(Round.parse({ ...round, [field]: value })).toMatchObject({ [field]: value });
      expect(Round.safeParse({ ...round, [field]: wrong }).success).toBe(false);
    },
  );

  test('G-576 keeps its cards, and its options as their mirror', () => {
    const cardsData = [{ id: 1, type: 'text', text: 'Cat', isCorrect: true }];
    const game = {
      schema_version: 1,
      language: 'english',
      questionData: [{ ...common, template_type: 'mcq', cardsData }],
    };
    expect(GameDoc.parse(game).questionData[0]).toMatchObject({
      cardsData,
      options: [{ text: 'Cat', isCorrect: true }],
    });
  });

  test('G-586 a challenge may be left out', () => {
    expect(Round.parse({ ...common, template_type: 'order' })).not.toHaveProperty('challenge');
  });
});

const game = { schema_version: 1, language: 'english', questionData: [] };

test.each(['english', 'urdu', 'pashto', 'dari'])('G-592 a game may be written in %s', (language) => {
  expect(GameDoc.parse({ ...game, language }).language).toBe(language);
  expect(GameDoc.safeParse({ ...game, language: 'french' }).success).toBe(false);
});

test.each([
  ['G-593', 'title', 'Animals'],
  ['G-593', 'description', 'Of the farm'],
  ['G-594', 'marketing_description', 'Fun'],
  ['G-594', 'marketing_url', 'https://example.org'],
  ['G-594', 'marketing_image', file],
])('%s a game keeps its %s', (_id, field, value) => {
  expect(GameDoc.parse({ ...game, [field]: value })).toMatchObject({ [field]: value });
  expect(GameDoc.safeParse({ ...game, [field]: 1 }).success).toBe(false);
});
