import { questionKinds } from '@takhti/content-types/question-kinds';
import { expect, test } from 'vitest';
import { readQuestionDraft } from './read-question-draft.ts';

const blank = questionKinds.fill_in_the_blank.empty('urdu');

test('a half-written question of today comes back as it was, whatever it breaks', () => {
  const draft = { ...blank, question: 'x'.repeat(1_000_000) };
  expect(readQuestionDraft(draft)).toBe(draft);
});

test('a draft of an earlier version is upgraded', () => {
  const { is_strict: _since, ...older } = { is_strict: false, ...blank.json_data };
  const read = readQuestionDraft({ ...blank, json_data: { ...older, schema_version: 1 } });
  expect(read).toEqual(blank);
});

test.each([{}, { content_type: 'essay', json_data: {} }, { ...blank, json_data: null }])(
  'a malformed draft is ignored: %j',
  (kept) => expect(readQuestionDraft(kept)).toBeNull(),
);
