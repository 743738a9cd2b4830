import {
  editPublished,
  enterCompetition,
  launchAssessment,
  listChanges,
  listComments,
  listHistory,
  listHistoryChanges,
  openContainer,
  redeemReward,
  saveAttempt,
  sendComment,
  settleChanges,
  updateCompetition,
  updateContainer,
  updateStatus,
} from '@takhti/contract';
import {
  competitionDefaults,
  CompetitionSettings,
  competitorUserId,
  type OpenedContainer,
} from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/index.ts';
import { answers } from '../../../testing/learner.ts';
import { makePublishedBank, publishNow } from '../../../testing/published-content.ts';
import { openSchool } from '../../../testing/school.ts';

const { server, school, author, reviewer } = await openSchool();
const { institution_id } = school;
const colleague = await server.make.person({ institution_id, roles: ['cd'] });

/** A published competition of one bank, whose reward has a code that its author wrote. */
async function publishedCup() {
  const { assessment_id } = await makePublishedBank(server, author, 4);
  const json_data = {
    schema_version: 1,
    description: '',
    ...competitionDefaults,
    timezone: 'UTC',
    start_date: '2000-01-01 00:00:00',
    end_date: '2099-01-01 00:00:00',
    ispublic: 1,
    rewardcode: 'BOOK',
    ticketcost: 0,
    levels: [{ level_grade: '4', lessons_ids: [assessment_id] }],
    lessons: [{ content_id: assessment_id, content_type: 'mcq', title: 'Bank' }],
  };
  const cup = await server.make.container({ author, content_type: 'competition', title: 'Cup', json_data });
  await publishNow(server, author, cup.container_id);
  return { ...cup, assessment_id };
}
type Cup = Awaited<ReturnType<typeof publishedCup>>;

const open = (who: TestPerson, { container_id }: { container_id: string }) =>
  server.as(who).ok(openContainer, { container_id });
const codeIn = ({ json_data }: OpenedContainer): string => CompetitionSettings.parse(json_data).rewardcode;

/** What a learner who plays the competition gets for their coins. */
async function redeemed({ content_id, assessment_id }: Cup): Promise<string> {
  const cup = { institution_id, content_id };
  const nobody = server.as(null);
  const entered = await nobody.ok(enterCompetition, { ...cup, name: 'Zara', grade: '4', code: '' });
  const me = { ...cup, ...entered };
  const content = {
    institution_id,
    assessment_id,
    user_id: competitorUserId(me.player_id),
    player_token: me.player_token,
  };
  const { attempt_id, attempt_token, play } = await nobody.ok(launchAssessment, content);
  // Faster than anybody can play counts nothing.
  server.clock.advance(60_000);
  const json_data = answers(play, [true, true, true, true]);
  await nobody.ok(saveAttempt, { ...content, attempt_id, attempt_token, json_data, is_bookmarking: 0 });
  return (await nobody.ok(redeemReward, me)).code;
}

function saveAs(who: TestPerson, opened: OpenedContainer, over: object = {}) {
  const { container_id, language, version, title } = opened;
  const json_data = JSON.stringify(Object.assign({}, opened.json_data, over));
  return server.as(who).ok(updateContainer, { container_id, language, version, title, json_data });
}

describe('the code of a reward, of published content that a colleague goes on with,', () => {
  test('is kept from them, and still given to learners once what they saved is published', async () => {
    const cup = await publishedCup();
    const draft = await server.as(colleague).ok(editPublished, { content_id: cup.content_id });
    expect(codeIn(draft)).toBe('');
    expect(draft.kept_back).toEqual(['rewardcode']);
    const saved = await saveAs(colleague, draft, { description: 'A week' });
    expect(saved.json_data).toMatchObject({ description: 'A week', rewardcode: '' });
    const { container_id, version } = saved;
    const again = await server.as(colleague).ok(updateCompetition, { container_id, version, ticketcost: 10 });
    expect(again).toMatchObject({ ticketcost: 10, rewardcode: '' });
    await school.approved(school.last, await school.toLastReview(again, colleague));
    expect(await redeemed(cup)).toBe('BOOK');
    expect(codeIn(await open(colleague, draft))).toBe('');
    const own = await open(author, draft);
    expect([codeIn(own), own.kept_back]).toEqual(['BOOK', undefined]);
    const { content_id } = cup;
    expect(codeIn(await server.as(colleague).ok(editPublished, { content_id }))).toBe('');
  });

  test('is replaced by what they write, which tells them nothing of the old one', async () => {
    const cup = await publishedCup();
    const draft = await server.as(colleague).ok(editPublished, { content_id: cup.content_id });
    const { container_id } = await saveAs(colleague, draft, { rewardcode: 'PEN' });
    const { records } = await server.as(colleague).ok(listHistory, { container_id });
    const { history_id = '' } = records[0] ?? {};
    const told = await server.as(colleague).ok(listHistoryChanges, { container_id, history_id });
    expect(told.records).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain('BOOK');
    await publishNow(server, colleague, container_id);
    expect(await redeemed(cup)).toBe('PEN');
  });

  test('is not told by what saving a guess leaves behind: a right one and a wrong one look alike', async () => {
    const seen = [];
    for (const rewardcode of ['BOOK', 'GUESS']) {
      const { content_id } = await publishedCup();
      const draft = await server.as(colleague).ok(editPublished, { content_id });
      const { container_id } = await saveAs(colleague, draft);
      // What one person saves in one go is one entry.
      for (const content_status of ['w', 'd'] as const) {
        const { version } = await open(colleague, draft);
        await server.as(colleague).ok(updateStatus, { container_id, content_status, version });
      }
      await saveAs(colleague, await open(colleague, draft), { rewardcode });
      const { records } = await server.as(colleague).ok(listHistory, { container_id });
      const { history_id = '' } = records[0] ?? {};
      const told = await server.as(colleague).ok(listHistoryChanges, { container_id, history_id });
      seen.push({
        actions: records.map(({ action }) => action),
        changes: told.records.map(({ before, after }) => Object.keys({ ...before, ...after })),
      });
    }
    expect(seen[0]?.actions[0]).toBe('save');
    expect(seen[0]).toEqual(seen[1]);
  });

  test('does not go into a copy: that begins without one, and its author reads what they write', async () => {
    const { content_id } = await publishedCup();
    const copy = await server.as(colleague).ok(editPublished, { content_id, is_duplicate: 1 });
    expect(codeIn(copy)).toBe('');
    expect(codeIn(await saveAs(colleague, copy, { rewardcode: 'PEN' }))).toBe('PEN');
    const own = await server.as(author).ok(editPublished, { content_id, is_duplicate: 1 });
    expect(codeIn(own)).toBe('BOOK');
  });

  test('is told by no change of a reviewer and no comment, neither', async () => {
    const cup = await publishedCup();
    const draft = await server.as(colleague).ok(editPublished, { content_id: cup.content_id });
    const { container_id, users_content_id } = draft;
    const waiting = await school.to(colleague, draft, 'w');
    const held = await school.to(reviewer, waiting, 'r');
    expect(codeIn(held)).toBe('BOOK');
    await saveAs(reviewer, held, { rewardcode: 'BOOK-2' });
    const anchor = { content_id: null, path: ['rewardcode'], quote: 'BOOK-2' };
    await server.as(reviewer).ok(sendComment, { users_content_id, comments: 'Longer?', anchor });
    const told = [
      await server.as(colleague).ok(listChanges, { container_id }),
      await server.as(colleague).ok(listComments, { users_content_id }),
    ];
    const ofCode = { field: 'json_data.rewardcode' };
    expect(told[0]?.records).toContainEqual(expect.objectContaining({ ...ofCode, before: '', after: '' }));
    expect(told[1]).toMatchObject({ records: [{ place: { kind: 'here' } }] });
    expect(JSON.stringify(told)).not.toContain('BOOK');
    const seen = await server.as(reviewer).ok(listChanges, { container_id });
    const texts = { before: 'BOOK', after: 'BOOK-2', current: 'BOOK-2' };
    expect(seen.records).toContainEqual(expect.objectContaining({ ...ofCode, ...texts }));

    await school.to(reviewer, await open(reviewer, draft), 's');
    const changes = seen.change_ids.map((change_id) => ({ change_id, decision: 'rejected' as const }));
    expect((await server.as(colleague).ok(settleChanges, { container_id, changes })).left).toEqual([]);
    expect([codeIn(await open(reviewer, draft)), codeIn(await open(colleague, draft))]).toEqual(['BOOK', '']);
  });
});
