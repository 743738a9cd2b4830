import { listHistory, listNotifications, saveQuestion, takeBack } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deliverNotifications } from '../notifications/index.ts';
import { questionDoc } from '../../testing/index.ts';
import { openSchool } from '../../testing/school.ts';

const { server, school } = await openSchool();
const { author, first, second, to, approved, bank } = school;

type Person = typeof author;

const takenBack = (person: Person, { container_id, version }: OpenedContainer) =>
  server.as(person).ok(takeBack, { container_id, version });
const refused = async (person: Person, { container_id, version }: OpenedContainer): Promise<string> =>
  (await server.as(person).refused(takeBack, { container_id, version })).problem;

test('an approval is taken back: the review is that of who approved, and the next level has nothing to do', async () => {
  const held = await to(first, await to(author, await bank(), 'w'), 'r');
  const item = await approved(first, held);
  expect(item).toMatchObject({ content_status: 'w', waiting_level: 2 });
  const back = await takenBack(first, item);
  expect(back).toMatchObject({
    content_status: 'r',
    review_level: held.review_level,
    waiting_level: 1,
    reviewer_user_id: first.user_id,
    no_of_reviews: held.no_of_reviews,
    abilities: { can_edit: true, moves: ['cancelReview', 'askResubmission', 'approve'] },
  });
  // Twice is once: what was taken back is no last move any more.
  expect(await refused(first, back)).toBe('container.too_late');
  const { records } = await server.as(first).ok(listHistory, { container_id: item.container_id });
  expect(records.slice(0, 2).map(({ action }) => action)).toEqual(['takeBack', 'approve']);
  // And it goes its way as if nothing had been.
  expect(await approved(first, back)).toMatchObject({ content_status: 'w', waiting_level: 2 });
});

test('what was sent back is in review again, and its author never hears of what they had not read', async () => {
  const held = await to(first, await to(author, await bank(), 'w'), 'r');
  const item = await to(first, held, 's', 'Question 1 is too long');
  const unread = async (): Promise<number> => {
    await deliverNotifications(server);
    const { records } = await server.as(author).ok(listNotifications, {});
    return records.filter(
      ({ container_id, kind }) => container_id === item.container_id && kind === 'sent_back',
    ).length;
  };
  expect(await unread()).toBe(1);
  expect(await takenBack(first, item)).toMatchObject({
    content_status: 'r',
    reviewer_user_id: first.user_id,
    waiting_level: 1,
  });
  expect(await unread()).toBe(0);
});

test('what was sent back and submitted once more is its author’s again', async () => {
  const held = await to(first, await to(author, await bank(), 'w'), 'r');
  const sent = await to(first, held, 's', 'Shorter, please');
  const item = await to(author, sent, 'w');
  expect(await takenBack(author, item)).toMatchObject({
    content_status: 's',
    review_level: sent.review_level,
    reviewer_user_id: sent.reviewer_user_id,
  });
});

test('nobody takes back what somebody else moved, what somebody went on with, or what is older than ten minutes', async () => {
  const held = await to(first, await to(author, await bank(), 'w'), 'r');
  const item = await approved(first, held);
  expect(await refused(second, item)).toBe('container.forbidden');
  expect(await refused(author, item)).toBe('container.forbidden');
  const { institution_id, container_id } = item;
  await server.db.inTransaction((tx) =>
    tx
      .updateTable('history')
      .set({ happened_on: sql<string>`happened_on - interval '11 minutes'` })
      .where('institution_id', '=', institution_id)
      .where('container_id', '=', container_id)
      .execute(),
  );
  expect(await refused(first, item)).toBe('container.too_late');
  await to(second, item, 'r');
  expect(await refused(first, item)).toBe('container.changed_meanwhile');
});

test('a move is not taken back once the author edits the item', async () => {
  const held = await to(first, await to(author, await bank(), 'w'), 'r');
  const item = await to(first, held, 's', 'Shorter, please');
  const { container_id } = item;
  await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id });
  expect(await refused(first, item)).toBe('container.too_late');
});
