import {
  approve,
  approveAll,
  deleteContainer,
  deletePublished,
  editPublished,
  listChanges,
  moveQuestions,
  openContainer,
  releaseLock,
  saveQuestion,
  settleChanges,
  suggestQuestion,
  takeLock,
  takeOverLock,
  updateAssessment,
  updateContainer,
  updateStatus,
  type Call,
  type RequestInput,
} from '@takhti/contract';
import { McqDoc, type AssessmentDoc, type ContentStatus } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { digestTables } from '../../testing/digest.queries.ts';
import { makeFaultyDb, type FaultyDb } from '../../testing/faults.ts';
import { makeSchool, type School, type Seen } from '../../testing/school.ts';
import { openSession } from '../account/index.ts';
import { deliverNotifications } from '../notifications/index.ts';

let server: TestApp;
let faulty: FaultyDb;
let school: School;
let author: TestPerson;
let first: TestPerson;
let last: TestPerson;

beforeAll(async () => {
  server = await makeTestApp({}, (db) => (faulty = makeFaultyDb(db)));
  school = await makeSchool(server);
  ({ author, first, last } = school);
});
afterAll(() => server.close());

/** More things than any of these calls asks of the database. */
const tooMany = 400;
const rows = () => server.db.inReadTransaction(digestTables);

/** Does something again and again, with a fault at its first statement, its second and so on, until it comes to its end. */
async function failEverywhere(attempt: () => Promise<boolean>): Promise<void> {
  const before = await rows();
  for (let n = 1; n < tooMany; n += 1) {
    faulty.failAt(n);
    const isDone = await attempt();
    const hasFailed = faulty.hasFailed();
    faulty.failAt(0);
    expect(isDone, `a fault at ${n} is told`).toBe(!hasFailed);
    if (isDone) {
      expect(n).toBeGreaterThan(3);
      expect(await rows(), 'it did something in the end').not.toEqual(before);
      return;
    }
    expect(await rows(), `a fault at ${n} leaves nothing behind`).toEqual(before);
  }
  throw new Error('it never came to its end');
}

async function callFailsWhole<C extends Call>(
  who: TestPerson,
  call: C,
  input: RequestInput<C>,
): Promise<void> {
  await failEverywhere(async () => {
    const { error_code, data } = await server.as(who).call(call, input);
    if (error_code !== 0) expect(data).toMatchObject({ problem: 'server.fault' });
    return error_code === 0;
  });
}

const seen = ({ container_id, version }: Seen): Seen => ({ container_id, version });
const moved = (who: TestPerson, item: Seen, content_status: ContentStatus, comments = '') =>
  callFailsWhole(who, updateStatus, { ...seen(item), content_status, comments });
const inReview = async () => school.to(first, await school.to(author, await school.bank(), 'w'), 'r');

/**
 * A bank that the first reviewer sent back, with a new title and suggestions for its question. Two of its options change
 * places: accepted alone, the first of them cannot be kept, because it would be there twice.
 */
async function withChanges() {
  const question = await server
    .as(author)
    .ok(saveQuestion, { ...questionDoc(), container_id: (await school.draft()).container_id });
  const { container_id, content_id, version } = question;
  const doc = McqDoc.parse(question);
  const waiting = await school.to(author, await server.as(author).ok(openContainer, { container_id }), 'w');
  const { title, language, json_data, ...item } = await school.to(first, waiting, 'r');
  const better = { feedback: '<p>Better.</p>', option1: doc.option2, option2: doc.option1 };
  const words = { ...doc, ...better };
  await server.as(first).ok(suggestQuestion, { ...words, container_id, content_id, version });
  const renamed = {
    ...seen(item),
    title: `${title}, better`,
    language,
    json_data: JSON.stringify(json_data),
  };
  await school.to(first, await server.as(first).ok(updateContainer, renamed), 's');
  const { records } = await server.as(author).ok(listChanges, { container_id });
  return { container_id, changes: records.map(({ change_id }) => change_id) };
}

/** An assessment that draws from a published bank, on the last reviewer's desk. */
async function assessmentInLastReview() {
  const bank = await school.approved(last, await school.toLastReview(await school.bank()));
  const made = await school.draft('assessment', bank.skill_id);
  const doc = made.json_data as AssessmentDoc;
  const shown = { show_questions: 1, total_questions: 1 };
  const skills = doc.skills.map((skill) => ({ ...skill, ...shown }));
  const { container_id, title, language, version } = made;
  const json_data = { ...doc, ...shown, skills };
  return school.toLastReview(
    await server.as(author).ok(updateAssessment, { container_id, title, language, version, json_data }),
  );
}

/** The author once more, in another browser. */
async function elsewhere(): Promise<TestPerson> {
  const { institution_id, user_id, active_role } = author;
  const who = { institution_id, user_id, active_role: active_role.role };
  const tokens = await server.db.inTransaction((tx) => openSession(tx, server.services.clock, who));
  return { ...author, ...tokens };
}

const paths: Record<string, () => Promise<void>> = {
  'a submission': async () => moved(author, await school.bank(), 'w'),
  'the start of a review': async () => moved(first, await school.to(author, await school.bank(), 'w'), 'r'),
  'a review that is cancelled': async () => moved(first, await inReview(), 'w'),
  'being sent back with a word': async () => moved(first, await inReview(), 's', 'Look at question 1.'),
  'a resubmission': async () => moved(author, await school.to(first, await inReview(), 's'), 'w'),
  'being set in draft by the author': async () =>
    moved(author, await school.to(author, await school.bank(), 'w'), 'd'),
  'being set in draft by a reviewer': async () =>
    moved(first, await school.to(author, await school.bank(), 'w'), 'd', 'Begin anew.'),
  'an approval of the first level': async () => callFailsWhole(first, approve, seen(await inReview())),
  'an approval of the second level': async () => {
    const waiting = await school.approved(first, await inReview());
    await callFailsWhole(school.second, approve, seen(await school.to(school.second, waiting, 'r')));
  },
  'the publication of a bank': async () =>
    callFailsWhole(last, approve, seen(await school.toLastReview(await school.bank()))),
  'the publication of an assessment': async () =>
    callFailsWhole(last, approve, seen(await assessmentInLastReview())),
  'a publication in place of an earlier one': async () => {
    const { content_id } = await school.approved(last, await school.toLastReview(await school.bank()));
    await callFailsWhole(author, editPublished, { content_id });
    const draft = await server.as(author).ok(editPublished, { content_id });
    await callFailsWhole(last, approve, seen(await school.toLastReview(draft)));
  },
  'a draft that is deleted': async () => {
    const { container_id } = await school.bank();
    await callFailsWhole(author, deleteContainer, { container_id });
  },
  'published content that is deleted': async () => {
    const { content_id } = await school.approved(last, await school.toLastReview(await school.bank()));
    await server.db.inTransaction((tx) =>
      tx.updateTable('users').set({ is_deletion: 1 }).where('user_id', '=', last.user_id).execute(),
    );
    await callFailsWhole(last, deletePublished, { content_id });
  },
  'accepting changes, of which some cannot be': async () => {
    const { container_id, changes } = await withChanges();
    const accepted = changes.map((change_id) => ({ change_id, decision: 'accepted' as const }));
    await callFailsWhole(author, settleChanges, { container_id, changes: accepted });
    const { records } = await server.as(author).ok(listChanges, { container_id });
    expect(records.map(({ field }) => field)).toEqual(['option1', 'option2']);
  },
  'rejecting changes': async () => {
    const { container_id, changes } = await withChanges();
    const rejected = changes.map((change_id) => ({ change_id, decision: 'rejected' as const }));
    await callFailsWhole(author, settleChanges, { container_id, changes: rejected });
  },
  'questions that a reviewer moves, and that are moved back': async () => {
    const { container_id } = await inReview();
    const { skill_id } = await server.make.skill({ institution_id: school.institution_id });
    await callFailsWhole(first, moveQuestions, { container_id, skill_id });
    await school.to(first, await server.as(first).ok(openContainer, { container_id }), 's');
    const { change_ids } = await server.as(author).ok(listChanges, { container_id });
    const changes = change_ids.map((change_id) => ({ change_id, decision: 'rejected' as const }));
    await callFailsWhole(author, settleChanges, { container_id, changes });
  },
  'a lock that is taken, taken over and given back': async () => {
    const { container_id } = await school.bank();
    const other = await elsewhere();
    await callFailsWhole(author, takeLock, { container_id });
    await callFailsWhole(other, takeOverLock, { container_id });
    await callFailsWhole(other, releaseLock, { container_id });
  },
  'the delivery of news': async () => {
    await deliverNotifications(server.services);
    await school.to(author, await school.bank(), 'w');
    await failEverywhere(() =>
      deliverNotifications(server.services).then(
        () => true,
        () => false,
      ),
    );
  },
};

test.each(Object.entries(paths))(
  '%s happens wholly or not at all, wherever the database fails',
  async (_title, run) => {
    await expect(run()).resolves.toBeUndefined();
  },
  60_000,
);

test('C-514 approve all leaves each item whole, wherever the database fails', async () => {
  // Of a school of its own, on whose desk nothing else is.
  const own = await makeSchool(server);
  const items: Seen[] = [];
  for (let count = 0; count < 3; count += 1)
    items.push(await own.to(own.last, await own.toLastReview(await own.bank()), 'w'));
  const traceOf = async (item: Seen) => {
    const { row, history, moves } = await own.trail(item);
    const { total } = await server.db.inReadTransaction((tx) =>
      tx
        .selectFrom('publications')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('container_id', '=', item.container_id)
        .executeTakeFirstOrThrow(),
    );
    const { version, content_status, is_published } = row;
    return [content_status, is_published, version, history.length, moves.length, total].join(' ');
  };
  const trail = () => Promise.all(items.map(traceOf));
  const untouched = await trail();
  // Started and approved: two moves, and one publication.
  const approved = untouched.map((trace) => {
    const [, , version, steps, words] = trace.split(' ').map(Number) as [0, 0, number, number, number];
    return ['a', 1, version + 2, steps + 2, words + 2, 1].join(' ');
  });
  for (let n = 1; n < tooMany; n += 1) {
    const before = await trail();
    faulty.failAt(n);
    const { error_code, data } = await server.as(own.last).call(approveAll, {});
    const hasFailed = faulty.hasFailed();
    faulty.failAt(0);
    const now = await trail();
    // Before the list is read there is nothing to tell of; from then on each item is told as it is.
    const isTold = error_code === 0;
    const told = new Map(
      (isTold ? approveAll.reply.parse(data).items : []).map((item) => [item.container_id, item.outcome]),
    );
    const failed = [...told.values()].filter((outcome) => outcome === 'failed').length;
    expect(isTold || 'problem' in data, `after a fault at ${n}`).toBe(true);
    expect(failed, `told after a fault at ${n}`).toBe(isTold && hasFailed ? 1 : 0);
    const asTold = items.map(({ container_id }, at) => {
      const outcome = told.get(container_id);
      return outcome === undefined ? before[at] : (outcome === 'approved' ? approved : untouched)[at];
    });
    expect(now, `as it is told after a fault at ${n}`).toEqual(asTold);
    if (!hasFailed) break;
  }
  expect(await trail()).toEqual(approved);
}, 60_000);

test('C-514 approve all does not wait item by item for a database that is away: the others are left for the next time', async () => {
  const own = await makeSchool(server);
  for (let count = 0; count < 5; count += 1) await own.toLastReview(await own.bank());
  let report = null;
  // As soon as its list is read.
  for (let n = 1; n < tooMany && report === null; n += 1) {
    faulty.failAt(n, true);
    const { error_code, data } = await server.as(own.last).call(approveAll, {});
    faulty.failAt(0);
    if (error_code === 0) report = approveAll.reply.parse(data);
  }
  expect(report?.items.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed']);
  expect(report?.remaining).toBe(2);
});
