import { expect, test } from 'vitest';
import { idOf, makePlay } from '../../../testing/make-play.ts';
import { parsePreviewMessage, withKey } from './preview-message.ts';

const play = makePlay();
const answer_key = [{ QuestionId: idOf(2), OptionIds: ['o3'] }];

test('the studio’s message holds the play and its key', () => {
  expect(parsePreviewMessage({ type: 'takhti-preview', play: { ...play, answer_key } })).toEqual({
    play,
    answer_key,
  });
});

test.each([
  null,
  'text',
  {},
  { type: 'takhti-preview' },
  { type: 'takhti-preview', play },
  { type: 'other', play: { ...play, answer_key } },
  { type: 'takhti-preview', play: { ...play, answer_key: [null] } },
  { type: 'takhti-preview', play: { ...play, answer_key, questions: [{ QuestionId: idOf(2) }] } },
  { type: 'takhti-preview', play: { questions: [], answer_key: [] } },
])('%j is another message', (data) => {
  expect(parsePreviewMessage(data)).toBeNull();
});

test('the key tells which options are right, and which are not', () => {
  const [, second] = withKey({ play, answer_key }).questions;
  expect(second?.ListOptions.map((option) => option.IsCorrect)).toEqual([false, false, true, false]);
});
