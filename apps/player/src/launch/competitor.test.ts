import { competitorUserId } from '@takhti/domain';
import { expect, test } from 'vitest';
import { competitionStorageName, competitorToken } from './competitor.ts';

const cup = { institution_id: 98, content_id: 'cup' };
const content = {
  institution_id: 98,
  content_id: 'bank',
  gathering_id: 'cup',
  user_id: competitorUserId('me'),
};
const storageOf = (text: string) => () => ({
  getItem: (name: string) => (name === competitionStorageName(cup) ? text : null),
});
const kept = storageOf(JSON.stringify({ player_id: 'me', player_token: 'secret' }));

test('the secret of a learner is found for what they play in their competition, and for nothing else', () => {
  expect(competitorToken(kept, content)).toBe('secret');
  expect(competitorToken(kept, { ...content, user_id: competitorUserId('other') })).toBeUndefined();
  expect(competitorToken(kept, { ...content, gathering_id: 'other' })).toBeUndefined();
  const { gathering_id: _, ...alone } = content;
  expect(competitorToken(kept, alone)).toBeUndefined();
});

test.each(['{', 'null', '[]', '{"player_id":"me"}', '{"player_id":"me","player_token":7}'])(
  'a malformed record (%s) is not used as proof',
  (text) => {
    expect(competitorToken(storageOf(text), content)).toBeUndefined();
  },
);
