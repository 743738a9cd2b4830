import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls, injected, liveTopics, type Topic } from './index.ts';

const named = (field: 'shows' | 'changes'): Topic[] =>
  [...new Set(calls.flatMap(({ call }) => call[field]))].toSorted();

test('every topic is shown by a call and changed by a call, and an event makes old only what is shown', () => {
  expect(named('shows')).toEqual(named('changes'));
  expect(named('shows')).toEqual(expect.arrayContaining(Object.values(liveTopics).flat()));
});

const saysNothing = (field: 'shows' | 'changes', other: 'shows' | 'changes'): string[] =>
  calls
    .filter(({ call }) => call[field].length === 0 && call[other].length === 0)
    .map(({ name }) => name)
    .toSorted();

test('the calls that neither show nor change a topic are these', () => {
  expect(saysNothing('shows', 'changes')).toEqual([
    'accessUser',
    'answerDeepLink',
    'answerLiveRound',
    'assignContent',
    'certifyCompetitor',
    'createHomework',
    'downloadImportTemplate',
    'downloadSkillTemplate',
    'downloadUsersTemplate',
    'enterByLti',
    'enterCompetition',
    'findLessonSkill',
    'findMinimalSkill',
    'forgotPassword',
    'handInGame',
    'introduceAssessment',
    'inviteLtiPlatform',
    'joinLiveRound',
    'launchAssessment',
    'launchContainer',
    'launchGame',
    'launchSealed',
    'leadLiveRound',
    'leaveCompetition',
    'listPastRounds',
    'listRoles',
    'openLiveRound',
    'openPastRound',
    'previewAssessment',
    'previewGame',
    'readApiKey',
    'readDrive',
    'readEntrance',
    'readLeaderboard',
    'readStanding',
    'redeemReward',
    'refreshToken',
    'removeLivePlayer',
    'resendConfirmation',
    'saveAttempt',
    'saveContainerAttempt',
    'saveGame',
    'shortenLink',
    'switchRole',
    'tryAi',
    'tryLmsAddress',
    'verifyCertificate',
  ]);
});

test('no call both shows and changes', () => {
  expect(calls.filter(({ call }) => call.shows.length > 0 && call.changes.length > 0)).toEqual([]);
});

function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodUnion) {
    // A question is of one of several kinds: what those of every kind have.
    const [first = [], ...others] = schema.options.map((kind) => fieldsOf(kind as z.ZodType));
    return first.filter((field) => others.every((fields) => fields.includes(field)));
  }
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

test.each(calls.flatMap(({ name, call }) => (call.renews ? [{ name, call, query: call.renews }] : [])))(
  'the reply of $name holds what the query shows that it renews, and what that is asked for by',
  ({ call, query }) => {
    const [told, shown] = [fieldsOf(call.reply), fieldsOf(query.reply)];
    expect(told.length).toBeGreaterThan(0);
    expect(shown).toEqual(expect.arrayContaining(told));
    const asked = fieldsOf(query.request).filter((field) => !(field in injected));
    expect(told).toEqual(expect.arrayContaining(asked));
    expect(call.changes).toEqual(expect.arrayContaining(query.shows.filter((topic) => topic !== 'lock')));
  },
);
