import {
  bringBack,
  closeBank,
  deleteContainer,
  editPublished,
  exportCompetitors,
  exportResults,
  exportStatistics,
  handOverReward,
  holdCompetition,
  launchAssessment,
  listCompetitors,
  listResults,
  openContainer,
  readCompetitionRun,
  readStatistics,
  readTurnout,
  saveAttempt,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import { openCups } from '../../testing/cups.ts';
import { answers } from '../../testing/learner.ts';
import { makePublishedAssessment, publishNow } from '../../testing/published-content.ts';

// Everybody may begin the next version of what a colleague published. It has the same content id, by which learners, points and
// statistics are found: it must not open them.
const { app, cups } = await openCups();

test('a draft of a colleague’s assessment shows neither its learners nor its key, and does not open its bank', async () => {
  const author = await app.make.person();
  const { institution_id } = author;
  const colleague = await app.make.person({ institution_id });
  const { container_id, assessment_id } = await makePublishedAssessment(app, author, 3);
  const content = { assessment_id, institution_id, user_id: 'Zarmina' };
  const { attempt_id, attempt_token, play } = await app.as(null).ok(launchAssessment, content);
  const json_data = answers(play, [true, true, true]);
  await app
    .as(null)
    .ok(saveAttempt, { ...content, attempt_id, attempt_token, json_data, is_bookmarking: 0 as const });

  const theirs = await app.as(colleague).ok(editPublished, { content_id: assessment_id, is_duplicate: 0 });
  expect(theirs.abilities).toMatchObject({ can_export: true, can_see_learners: false });
  const draft = { container_id: theirs.container_id };
  for (const call of [listResults, exportResults, readStatistics, exportStatistics])
    expect((await app.as(colleague).refused(call, draft)).problem).toBe('account.forbidden');
  expect((await app.as(author).ok(listResults, { container_id })).total).toBe(1);
  expect((await app.as(author).ok(readStatistics, { container_id })).statistics?.attempts).toBe(1);
});

test('the owner’s own next version shows what learners did with the one before', async () => {
  const author = await app.make.person();
  const { assessment_id } = await makePublishedAssessment(app, author, 1);
  const { container_id } = await app
    .as(author)
    .ok(editPublished, { content_id: assessment_id, is_duplicate: 0 });
  expect((await app.as(author).ok(listResults, { container_id })).total).toBe(0);
  await app.as(author).ok(readStatistics, { container_id });
});

test('a draft of a colleague’s bank neither closes it nor opens it again', async () => {
  const author = await app.make.person();
  const colleague = await app.make.person({ institution_id: author.institution_id });
  const { container_id, content_id } = await app.make.container({
    author,
    content_status: 'a',
    is_published: 1,
  });
  const draft = await app.as(colleague).ok(editPublished, { content_id, is_duplicate: 0 });
  expect(draft.abilities.can_close).toBe(false);
  for (const is_closed of [1, 0] as const) {
    await app.as(author).ok(closeBank, { container_id, is_closed });
    const asked = {
      container_id: draft.container_id,
      is_closed: is_closed === 1 ? (0 as const) : (1 as const),
    };
    expect((await app.as(colleague).refused(closeBank, asked)).problem).toBe('container.forbidden');
    expect(await app.as(author).ok(openContainer, { container_id })).toMatchObject({ is_closed });
  }
});

test('a draft of a colleague’s competition names no learner, hands out nothing and does not hold it', async () => {
  const { cup, author, container_id } = await cups.reviewedCup({});
  const { player_id } = await cups.enter(cup, 'Zara');
  const colleague = await app.make.person({ institution_id: author.institution_id });
  const theirs = await app.as(colleague).ok(editPublished, { content_id: cup.content_id, is_duplicate: 0 });
  const draft = { container_id: theirs.container_id };
  for (const call of [listCompetitors, exportCompetitors, readTurnout])
    expect((await app.as(colleague).refused(call, draft)).problem).toBe('account.forbidden');
  const handed = { ...draft, player_id, is_handed: true };
  expect((await app.as(colleague).refused(handOverReward, handed)).problem).toBe('account.forbidden');
  for (const hold of ['pause', 'end'] as const)
    expect((await app.as(colleague).refused(holdCompetition, { ...draft, hold })).problem).toBe(
      'account.forbidden',
    );
  expect(await app.as(colleague).ok(readCompetitionRun, draft)).toMatchObject({ may_hold: false });
  expect(await app.as(author).ok(readCompetitionRun, { container_id })).toMatchObject({
    phase: 'running',
    may_hold: true,
  });
});

test('a replaced author owns nothing by an older draft, nor by a new one; the present author does', async () => {
  const first = await app.make.person();
  const { institution_id } = first;
  const { container_id: original, assessment_id: content_id } = await makePublishedAssessment(app, first, 1);
  const old = await app.as(first).ok(editPublished, { content_id, is_duplicate: 0 });
  await app.as(first).ok(deleteContainer, { container_id: old.container_id });
  const second = await app.make.person({ institution_id });
  const { container_id } = await app.as(second).ok(editPublished, { content_id, is_duplicate: 0 });
  await app.db.inTransaction((tx) =>
    tx
      .updateTable('containers')
      .set({ is_published: 0, is_deleted: 1 })
      .where('institution_id', '=', institution_id)
      .where('container_id', '=', original)
      .execute(),
  );
  await publishNow(app, second, container_id);

  await app.as(first).ok(bringBack, { container_id: old.container_id });
  expect((await app.as(first).refused(listResults, { container_id: old.container_id })).problem).toBe(
    'account.forbidden',
  );
  await app.as(first).ok(deleteContainer, { container_id: old.container_id });
  const next = await app.as(second).ok(editPublished, { content_id, is_duplicate: 0 });
  await app.as(second).ok(listResults, { container_id: next.container_id });
  await app.as(second).ok(deleteContainer, { container_id: next.container_id });
  const again = await app.as(first).ok(editPublished, { content_id, is_duplicate: 0 });
  expect(again.abilities.can_see_learners).toBe(false);
  expect((await app.as(first).refused(readStatistics, { container_id: again.container_id })).problem).toBe(
    'account.forbidden',
  );
});
