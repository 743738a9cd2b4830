import { approve, listComments, listHistory, openContainer } from '@takhti/contract';
import { describe, expect, test } from 'vitest';
import { openSchool } from '../../testing/school.ts';

const { server, school } = await openSchool();
const { author, first, second, last, to, refusedTo, approved, bank, trail } = school;

describe('the way of an item', () => {
  test('C-002 C-492 C-494 C-496 C-505 C-289 from draft through every level to publication', async () => {
    let item = await bank();
    item = await to(author, item, 'w');
    expect(item).toMatchObject({ content_status: 'w', waiting_level: 1, reviewer_role: 'First reviewer' });
    for (const [person, level, next] of [
      [first, 1, 2],
      [second, 2, 3],
    ] as const) {
      item = await to(person, item, 'r');
      expect(item).toMatchObject({
        content_status: 'r',
        reviewer_user_id: person.user_id,
        abilities: {
          can_edit: true,
          moves: ['cancelReview', 'askResubmission', 'approve'],
          approves_finally: false,
        },
      });
      item = await approved(person, item);
      expect(item).toMatchObject({
        content_status: 'w',
        review_level: level,
        waiting_level: next,
        is_published: 0,
        reviewer_user_id: null,
      });
    }
    item = await to(last, item, 'r');
    expect(item.abilities.approves_finally).toBe(true);
    item = await approved(last, item);
    expect(item).toMatchObject({
      content_status: 'a',
      review_status: 'a',
      is_published: 1,
      review_level: 3,
      waiting_level: null,
      abilities: { can_edit: false, moves: [], can_share: true },
    });
    const { history, moves } = await trail(item);
    const walked = ['submit', 'startReview', 'approve', 'startReview', 'approve', 'startReview', 'approve'];
    expect(moves).toEqual(walked);
    expect(history.slice(-walked.length).map(({ action }) => action)).toEqual(walked);
  });

  test('C-287 C-492 C-498 C-588 sent back with a word, it is the author’s again and comes back to the same level', async () => {
    let item = await to(author, await bank(), 'w');
    item = await approved(first, await to(first, item, 'r'));
    item = await to(second, item, 'r');
    item = await to(second, item, 's', 'Question 1 is <b>too long</b>');
    expect(item).toMatchObject({ content_status: 's', review_level: 2, waiting_level: null });
    const { users_content_id, container_id } = item;
    const { records } = await server.as(author).ok(listComments, { users_content_id });
    expect(records).toMatchObject([
      { comments: 'Question 1 is <b>too long</b>', user_id: second.user_id, role_title: 'Second reviewer' },
    ]);
    const opened = await server.as(author).ok(openContainer, { container_id });
    expect(opened.abilities).toMatchObject({ can_edit: true, moves: ['submit', 'delete'] });
    item = await to(author, item, 'w');
    expect(item).toMatchObject({ content_status: 'w', waiting_level: 2, review_level: 2 });
  });

  test('C-501 a cancelled review waits again for the same level', async () => {
    const item = await to(first, await to(author, await bank(), 'w'), 'r');
    expect(await to(first, item, 'w')).toMatchObject({
      content_status: 'w',
      waiting_level: 1,
      reviewer_user_id: null,
    });
  });

  test('C-515 C-518 author and reviewers set what waits in draft, and the answer shows it once more', async () => {
    const mine = await to(author, await bank(), 'w');
    expect(await to(author, mine, 'd')).toMatchObject({ content_status: 'd', abilities: { can_edit: true } });
    const theirs = await to(author, await bank(), 'w');
    expect(await to(first, theirs, 'd')).toMatchObject({
      content_status: 'd',
      abilities: { can_edit: false },
    });
    const { container_id } = theirs;
    expect((await server.as(first).refused(openContainer, { container_id })).problem).toBe(
      'container.not_found',
    );
  });

  test('C-517 a reviewer does not set their own item in draft', async () => {
    const { institution_id } = author;
    const both = await server.make.person({ institution_id, roles: ['cr1', 'cd'] });
    const own = await server.make.container({ author: both, content_status: 'w', waiting_level: 1 });
    expect((await refusedTo(both, own, 'd')).problem).toBe('container.own_item');
    expect((await refusedTo(both, own, 'r')).problem).toBe('container.own_item');
  });
});

describe('refused moves', () => {
  test.each([
    ['d', 'r'],
    ['d', 's'],
    ['d', 'a'],
    ['d', 'd'],
    ['w', 's'],
    ['w', 'a'],
    ['w', 'w'],
    ['r', 'a'],
    ['r', 'd'],
    ['r', 'r'],
    ['s', 'd'],
    ['s', 'r'],
    ['a', 'd'],
    ['a', 'w'],
    ['a', 'r'],
    ['a', 's'],
  ] as const)('C-653 from %s nothing leads to %s', async (from, wanted) => {
    const item = await server.make.container({
      author,
      content_status: from,
      waiting_level: 1,
      reviewer_user_id: first.user_id,
    });
    const person = from === 'w' || from === 'r' || from === 'a' ? first : author;
    expect((await refusedTo(person, item, wanted)).problem).toBe('container.wrong_status');
    expect(await trail(item)).toMatchObject({
      row: { content_status: from, version: 1 },
      history: [],
      moves: [],
    });
  });

  test('C-653 nobody submits for another, reviews at another level, or decides for another reviewer', async () => {
    const { institution_id } = author;
    const sameLevel = await server.make.person({ institution_id, roles: ['cr1'] });
    const waiting = await to(author, await bank(), 'w');
    expect((await refusedTo(second, waiting, 'r')).problem).toBe('container.forbidden');
    expect((await refusedTo(author, waiting, 'r')).problem).toBe('container.forbidden');
    const held = await to(first, waiting, 'r');
    expect((await refusedTo(sameLevel, held, 's')).problem).toBe('container.forbidden');
    const seen = { container_id: held.container_id, version: held.version };
    expect((await server.as(sameLevel).refused(approve, seen)).problem).toBe('container.forbidden');
    expect((await server.as(author).refused(approve, seen)).problem).toBe('account.forbidden');
    const back = await to(first, held, 's');
    expect((await refusedTo(first, back, 'w')).problem).toBe('container.forbidden');
  });

  test('an item of another institution is as if it were not there', async () => {
    const stranger = await server.make.person({ roles: ['cr1'] });
    const item = await to(author, await bank(), 'w');
    expect(await refusedTo(stranger, item, 'r')).toMatchObject({
      problem: 'container.not_found',
      details: {},
    });
    const { container_id, version } = item;
    expect((await server.as(stranger).refused(approve, { container_id, version })).problem).toBe(
      'container.not_found',
    );
  });

  test('C-309 a read-only item moves nowhere', async () => {
    const item = await server.make.container({
      author,
      content_status: 'w',
      waiting_level: 1,
      is_read_only: 1,
    });
    expect((await refusedTo(first, item, 'r')).problem).toBe('container.read_only');
  });

  test('a decision on an old version is refused with the present one', async () => {
    const old = await bank();
    const now = await to(author, await to(author, old, 'w'), 'd');
    const refused = await refusedTo(author, old, 'w');
    expect(refused).toMatchObject({
      problem: 'container.changed_meanwhile',
      details: { current: { version: now.version, content_status: 'd' } },
    });
  });
});

describe('history', () => {
  test('C-042 C-043 lists who did what in which role, from which status to which, newest first, a page at a time', async () => {
    let item = await bank();
    for (let round = 0; round < 16; round += 1) item = await to(author, await to(author, item, 'w'), 'd');
    const { container_id } = item;
    const list = await server.as(author).ok(listHistory, { container_id });
    expect(list.records).toHaveLength(30);
    expect(list.total).toBeGreaterThan(30);
    expect(list.records.slice(0, 2)).toMatchObject([
      {
        action: 'setInDraft',
        from_status: 'w',
        to_status: 'd',
        full_name: author.full_name,
        role_title: 'Content developer',
      },
      { action: 'submit', from_status: 'd', to_status: 'w' },
    ]);
    const rest = await server.as(author).ok(listHistory, { container_id, page: 2 });
    expect(rest.records.at(-1)).toMatchObject({ action: 'create', from_status: null, to_status: 'd' });
    expect(list.records.length + rest.records.length).toBe(list.total);
  });

  test('the history of what a person does not see is not found', async () => {
    const { container_id } = await bank();
    expect((await server.as(first).refused(listHistory, { container_id })).problem).toBe(
      'container.not_found',
    );
  });
});
