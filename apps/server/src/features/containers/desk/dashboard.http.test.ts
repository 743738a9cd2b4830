import { countDashboard, listDeveloperDashboard, listReviewerDashboard, readHome } from '@takhti/contract';
import { contentStatuses, limits, type Container, type ContentStatus } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { newId } from '../../../platform/ids.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

type Values = Partial<Omit<Container, 'content_type' | 'language'>>;

/** An institution with a developer, another one, and reviewers. */
async function school() {
  const institution_id = await server.make.institution();
  const person = (roles: string[]) => server.make.person({ institution_id, roles });
  return {
    institution_id,
    author: await person(['cd']),
    other: await person(['cd']),
    first: await person(['cr1', 'cr']),
    sameLevel: await person(['cr1']),
    last: await person(['cr3']),
  };
}

const titles = (list: { records: { title: string }[] }) => list.records.map(({ title }) => title).toSorted();

async function put(author: TestPerson, title: string, values: Values) {
  return server.make.container({ author, title, ...values });
}

describe("a developer's dashboard", () => {
  test.each([
    ['C-082', 'd'],
    ['C-083', 'w'],
    ['C-084', 'r'],
    ['C-085', 'a'],
    ['C-086', 's'],
  ] as const)('%s status %s lists own content of this status only', async (_id, status) => {
    const { author, other } = await school();
    for (const each of contentStatuses) await put(author, `Mine ${each}`, { content_status: each });
    await put(author, 'Deleted', { content_status: status, is_deleted: 1 });
    await put(other, 'Theirs', { content_status: status });
    const list = await server.as(author).ok(listDeveloperDashboard, { content_status: status });
    expect(titles(list)).toEqual([`Mine ${status}`]);
    expect(list.total).toBe(1);
  });

  test('C-234 C-235 C-236 C-237 C-238 C-239 C-240 an entry tells title, skill, grade, subject, activity, counts, and whose turn it is while it waits', async () => {
    const { author, institution_id } = await school();
    const skill = await server.make.skill({ institution_id, grade: '7', subject: 'Physics' });
    const values = { skill_id: skill.skill_id, grade: '7', subject: 'Physics', total_questions: 12 };
    await put(author, 'Waiting', { ...values, content_status: 'w', waiting_level: 3 });
    const list = await server.as(author).ok(listDeveloperDashboard, { content_status: 'w' });
    expect(list.records[0]).toMatchObject({
      title: 'Waiting',
      skill: skill.skill,
      grade: '7',
      subject: 'Physics',
      total_questions: 12,
      total_skills: 1,
      reviewer_role: 'Final reviewer',
      last_activity: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    await put(author, 'Draft', { content_status: 'd' });
    const drafts = await server.as(author).ok(listDeveloperDashboard, { content_status: 'd' });
    expect(drafts.records[0]).toMatchObject({ reviewer_role: null });
  });

  test('filters narrow by grade, subject, type and words of the title, wildcards taken literally', async () => {
    const { author } = await school();
    await put(author, 'Adding big fractions', { grade: '4', subject: 'Mathematics' });
    await put(author, '100% of fractions', { grade: '5', subject: 'Mathematics' });
    await put(author, 'Cells', { grade: '5', subject: 'Science' });
    const titlesOf = async (filter: object) =>
      titles(await server.as(author).ok(listDeveloperDashboard, { content_status: 'd', ...filter }));
    expect(await titlesOf({ grade: '5' })).toEqual(['100% of fractions', 'Cells']);
    expect(await titlesOf({ subject: 'Science' })).toEqual(['Cells']);
    expect(await titlesOf({ title: 'FRACTIONS adding' })).toEqual(['Adding big fractions']);
    expect(await titlesOf({ title: '100%' })).toEqual(['100% of fractions']);
    expect(await titlesOf({ title: '_' })).toEqual([]);
    expect(await titlesOf({ content_type: 'assessment' })).toEqual([]);
    expect(await titlesOf({ content_type: 'mcq' })).toHaveLength(3);
  });

  test('C-1055 pages hold 30, and page 2 goes on where page 1 ended, in each order', async () => {
    const { author } = await school();
    const names = Array.from(
      { length: limits.page_size + 2 },
      (_, n) => `Item ${String(n).padStart(2, '0')}`,
    );
    for (const [n, title] of names.entries())
      await put(author, title, { last_activity: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString() });
    const page = async (sort: 'newest' | 'oldest' | 'title', number: number) => {
      const list = await server
        .as(author)
        .ok(listDeveloperDashboard, { content_status: 'd', sort, page: number });
      expect(list.total).toBe(names.length);
      return list.records.map(({ title }) => title);
    };
    expect([...(await page('oldest', 1)), ...(await page('oldest', 2))]).toEqual(names);
    expect([...(await page('title', 1)), ...(await page('title', 2))]).toEqual(names);
    expect([...(await page('newest', 1)), ...(await page('newest', 2))]).toEqual(names.toReversed());
    expect(await page('newest', 3)).toEqual([]);
  });
});

describe("a reviewer's dashboard", () => {
  const list = async (person: TestPerson, content_status: ContentStatus, filter: object = {}) =>
    titles(await server.as(person).ok(listReviewerDashboard, { content_status, ...filter }));

  test('C-083 what waits is for their level and not their own', async () => {
    const { author, first, last } = await school();
    await put(author, 'For level 1', { content_status: 'w', waiting_level: 1 });
    await put(author, 'For level 3', { content_status: 'w', waiting_level: 3 });
    await put(first, 'Own', { content_status: 'w', waiting_level: 1 });
    expect(await list(first, 'w')).toEqual(['For level 1']);
    expect(await list(last, 'w')).toEqual(['For level 3']);
  });

  test('C-084 C-086 in review and sent back are those that they hold or sent back', async () => {
    const { author, first, sameLevel } = await school();
    const held = { waiting_level: 1, reviewer_user_id: first.user_id };
    await put(author, 'Held', { content_status: 'r', ...held });
    await put(author, 'Sent back', {
      content_status: 's',
      review_level: 1,
      reviewer_user_id: first.user_id,
    });
    expect(await list(first, 'r')).toEqual(['Held']);
    expect(await list(first, 's')).toEqual(['Sent back']);
    expect(await list(sameLevel, 'r')).toEqual([]);
    expect(await list(sameLevel, 's')).toEqual([]);
  });

  test('C-085 approved is what the institution approved, of no other one', async () => {
    const { author, first } = await school();
    const elsewhere = await school();
    await put(author, 'Approved', { content_status: 'a', is_published: 1 });
    await put(elsewhere.author, 'Elsewhere', { content_status: 'a', is_published: 1 });
    expect(await list(first, 'a')).toEqual(['Approved']);
  });

  test('drafts are their own', async () => {
    const { author, first } = await school();
    await put(author, 'Of the developer', { content_status: 'd' });
    await put(first, 'Of the reviewer', { content_status: 'd' });
    expect(await list(first, 'd')).toEqual(['Of the reviewer']);
  });

  test('C-821 naming a role that they hold shows the desk of its level; another role changes nothing', async () => {
    const { author, first } = await school();
    await put(author, 'For level 1', { content_status: 'w', waiting_level: 1 });
    await put(author, 'For level 2', { content_status: 'w', waiting_level: 2 });
    await put(author, 'For level 3', { content_status: 'w', waiting_level: 3 });
    const atTwo = { waiting_level: 2, reviewer_user_id: first.user_id };
    await put(author, 'Held at 2', { content_status: 'r', ...atTwo });
    expect(await list(first, 'w', { active_role: 'cr' })).toEqual(['For level 2']);
    expect(await list(first, 'w', { active_role: 'cr1' })).toEqual(['For level 1']);
    expect(await list(first, 'w', { active_role: 'cr3' })).toEqual(['For level 1']);
    expect(await list(first, 'r', { active_role: 'cr1' })).toEqual([]);
    expect(await list(first, 'r', { active_role: 'cr' })).toEqual(['Held at 2']);
    expect(await list(first, 'r')).toEqual(['Held at 2']);
  });

  test('C-822 C-823 filters by author, and by own content: of the institution itself and of one’s school', async () => {
    const { author, institution_id } = await school();
    const school_id = newId();
    const first = await server.make.person({ institution_id, roles: ['cr1'], school_id });
    const atSchool = await server.make.person({ institution_id, school_id: newId() });
    const ofOurs = await server.make.person({ institution_id, school_id });
    await put(ofOurs, 'Of our school', { content_status: 'w', waiting_level: 1 });
    await put(author, 'Of the institution', { content_status: 'w', waiting_level: 1 });
    await put(atSchool, 'Of a school', { content_status: 'w', waiting_level: 1 });
    expect(await list(first, 'w', { username: atSchool.username.toUpperCase() })).toEqual(['Of a school']);
    expect(await list(first, 'w', { is_kp_content: 1 })).toEqual(['Of our school', 'Of the institution']);
    expect(await list(first, 'w')).toHaveLength(3);
  });
});

describe('the counts', () => {
  test('C-824 agree with the lists, for developers and for reviewers', async () => {
    const { author, other, first, last } = await school();
    const mine = { reviewer_user_id: first.user_id };
    await put(author, 'd', { content_status: 'd' });
    await put(author, 'w1', { content_status: 'w', waiting_level: 1 });
    await put(other, 'w1', { content_status: 'w', waiting_level: 1, grade: '5' });
    await put(first, 'w1', { content_status: 'w', waiting_level: 1 });
    await put(author, 'w3', { content_status: 'w', waiting_level: 3 });
    await put(author, 'r', { content_status: 'r', waiting_level: 1, ...mine });
    await put(author, 's', { content_status: 's', review_level: 1, ...mine });
    await put(author, 'a', { content_status: 'a', is_published: 1 });
    await put(other, 'a', { content_status: 'a', is_published: 1, is_deleted: 1 });
    for (const [person, call] of [
      [author, listDeveloperDashboard],
      [other, listDeveloperDashboard],
      [first, listReviewerDashboard],
      [last, listReviewerDashboard],
    ] as const) {
      const counts = await server.as(person).ok(countDashboard, {});
      for (const content_status of contentStatuses) {
        const { total } = await server.as(person).ok(call, { content_status });
        expect([person.active_role.role, content_status, counts[content_status]]).toEqual([
          person.active_role.role,
          content_status,
          total,
        ]);
      }
    }
    expect(await server.as(first).ok(countDashboard, {})).toEqual({ d: 0, w: 2, r: 1, s: 1, a: 1 });
    expect(await server.as(first).ok(countDashboard, { grade: '5' })).toEqual({
      d: 0,
      w: 1,
      r: 0,
      s: 0,
      a: 0,
    });
  });

  test('C-872 C-869 C-870 counts narrowed in any way agree with the lists narrowed alike', async () => {
    const { author, institution_id } = await school();
    const school_id = newId();
    const first = await server.make.person({ institution_id, roles: ['cr1', 'cr'], school_id });
    const atSchool = await server.make.person({ institution_id, school_id: newId() });
    for (const [n, who] of [author, atSchool, author].entries()) {
      for (const waiting_level of [1, 2])
        await put(who, `w${n}`, { content_status: 'w', waiting_level, grade: String(4 + n) });
      const held = { waiting_level: 1, reviewer_user_id: first.user_id };
      await put(who, `r${n}`, { content_status: 'r', subject: n === 0 ? 'Science' : 'Urdu', ...held });
      await put(who, `a${n}`, { content_status: 'a', is_published: 1, review_level: n });
    }
    for (const filter of [
      {},
      { grade: '5' },
      { subject: 'Science' },
      { content_type: 'assessment' as const },
      { active_role: 'cr' },
      { username: atSchool.username },
      { is_kp_content: 1 as const },
      { active_role: 'cr1', username: author.username, is_kp_content: 1 as const },
    ]) {
      const counts = await server.as(first).ok(countDashboard, filter);
      for (const content_status of contentStatuses) {
        const list = await server.as(first).ok(listReviewerDashboard, { content_status, ...filter });
        expect([filter, content_status, counts[content_status]]).toEqual([
          filter,
          content_status,
          list.total,
        ]);
      }
    }
  });

  test('C-825 lesson plans are left out of drafts where they are hidden, in counts, list and home alike', async () => {
    const { author } = await school();
    await put(author, 'A bank', {});
    for (const content_status of ['d', 'w'] as const)
      await server.make.container({ author, content_type: 'lesson_plan', content_status });
    const hidden = { hides_lesson_plans: 1 } as const;
    const desk = server.as(author);
    expect(await desk.ok(countDashboard, {})).toMatchObject({ d: 2, w: 1 });
    expect(await desk.ok(countDashboard, hidden)).toMatchObject({ d: 1, w: 1 });
    expect(await desk.ok(listDeveloperDashboard, { content_status: 'd', ...hidden })).toMatchObject({
      total: 1,
      records: [{ title: 'A bank' }],
    });
    expect((await desk.ok(readHome, hidden)).counts).toMatchObject({ d: 1, w: 1 });
  });

  test('a developer has no reviewer dashboard, a reviewer no developer dashboard', async () => {
    const { author, first } = await school();
    const wanted = { content_status: 'w' } as const;
    expect((await server.as(author).refused(listReviewerDashboard, wanted)).problem).toBe(
      'account.forbidden',
    );
    expect((await server.as(first).refused(listDeveloperDashboard, wanted)).problem).toBe(
      'account.forbidden',
    );
  });
});
