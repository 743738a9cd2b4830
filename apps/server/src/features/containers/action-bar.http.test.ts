import {
  approve,
  deleteContainer,
  deletePublished,
  editPublished,
  listComments,
  listHistory,
  openContainer,
  previewAssessment,
  saveQuestion,
  updateContainer,
  updateStatus,
} from '@takhti/contract';
import {
  actionBar,
  contentStatuses,
  type ActionName,
  type ContentStatus,
  type OpenedContainer,
  type Place,
} from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticate, openSession } from '../account/index.ts';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { publishNow } from '../../testing/published-content.ts';

let server: TestApp;
let people: Record<string, TestPerson>;

const roles = {
  author: 'cd',
  'another developer': 'cd3',
  'reviewer of level 1': 'cr1',
  'reviewer of level 2': 'cr',
  'another of level 2': 'cr',
  'reviewer of level 3': 'cr3',
  teacher: 'teacher',
} as const;

beforeAll(async () => {
  server = await makeTestApp();
  const institution_id = await server.make.institution();
  people = {};
  for (const [who, role] of Object.entries(roles))
    people[who] = await server.make.person({ institution_id, roles: [role] });
  people['the author as a reviewer'] = await asReviewer(personOf('author'));
  const remover = await server.make.person({ institution_id, roles: ['cr3'] });
  await server.db.inTransaction((tx) =>
    tx.updateTable('users').set({ is_deletion: 1 }).where('user_id', '=', remover.user_id).execute(),
  );
  people['cr3 with is_deletion'] = remover;
});
afterAll(() => server.close());

function personOf(who: string): TestPerson {
  const person = people[who];
  if (!person) throw new Error(who);
  return person;
}

/** The same person, in another session and role. */
async function asReviewer(person: TestPerson): Promise<TestPerson> {
  const { institution_id, user_id } = person;
  return server.db.inTransaction(async (tx) => {
    await tx
      .insertInto('user_roles')
      .values({ institution_id, user_id, role: 'cr', role_order: 2 })
      .execute();
    const tokens = await openSession(tx, server.services.clock, {
      institution_id,
      user_id,
      active_role: 'cr',
    });
    return { ...person, ...tokens };
  });
}

/** A bank of the author in a status, as the workflow leaves it at level 2: its reviewer is the first of that level. */
async function bankIn(content_status: ContentStatus): Promise<{ container_id: string; content_id: string }> {
  const author = personOf('author');
  const bank = await server.make.container({ author });
  const { container_id, content_id } = bank;
  await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id });
  if (content_status === 'a') await publishNow(server, author, container_id);
  const isAtALevel = content_status === 'w' || content_status === 'r';
  const wasHeld = content_status === 'r' || content_status === 's';
  await server.db.inTransaction((tx) =>
    tx
      .updateTable('containers')
      .set({
        content_status,
        review_level: content_status === 'd' ? 0 : content_status === 's' ? 2 : 1,
        waiting_level: isAtALevel ? 2 : null,
        reviewer_user_id: wasHeld ? personOf('reviewer of level 2').user_id : null,
      })
      .where('container_id', '=', container_id)
      .execute(),
  );
  return { container_id, content_id };
}

async function offeredTo(
  who: string,
  item: OpenedContainer | null,
  place: Place,
): Promise<readonly ActionName[]> {
  if (item === null) return [];
  const actor = await authenticate(server.services, personOf(who).session_id);
  const { main, actions } = actionBar({
    actor,
    item,
    place,
    approves_finally: item.abilities.approves_finally,
    is_held_elsewhere: false,
    is_lms: false,
    is_standalone: false,
    is_limited_teacher: false,
    has: { player: true, export: true, lms_publishing: false, live: false },
  });
  return main === null ? actions : [main, ...actions];
}

type Content = Awaited<ReturnType<typeof bankIn>>;

/** What a person does who presses the button; the problem it was refused with, or null. */
async function press(
  name: ActionName,
  who: string,
  { container_id, content_id }: Content,
): Promise<string | null> {
  const as = server.as(personOf(who));
  const seen = await server.db.inReadTransaction((tx) =>
    tx
      .selectFrom('containers')
      .select(['version', 'users_content_id', 'title', 'is_published'])
      .where('container_id', '=', container_id)
      .executeTakeFirstOrThrow(),
  );
  const { version } = seen;
  const to = (content_status: ContentStatus) =>
    as.call(updateStatus, { container_id, version, content_status });
  const answer = async () => {
    switch (name) {
      case 'submit':
      case 'cancelReview':
        return to('w');
      case 'setInDraft':
        return to('d');
      case 'startReview':
        return to('r');
      case 'askResubmission':
        return to('s');
      case 'approve':
      case 'publish':
        return as.call(approve, { container_id, version });
      case 'save':
        return as.call(updateContainer, {
          container_id,
          version,
          title: seen.title,
          language: 'english',
          json_data: '{"schema_version":1}',
        });
      case 'delete':
        return seen.is_published === 1
          ? as.call(deletePublished, { content_id })
          : as.call(deleteContainer, { container_id });
      case 'duplicate':
        return as.call(editPublished, { content_id, is_duplicate: 1 });
      case 'edit':
        return as.call(editPublished, { content_id });
      case 'play':
        return as.call(previewAssessment, { container_id });
      case 'history':
        return as.call(listHistory, { container_id });
      case 'comment':
        return as.call(listComments, { users_content_id: seen.users_content_id });
      default:
        throw new Error(`no call of its own: ${name}`);
    }
  };
  const { error_code, data } = await answer();
  return error_code === 0 ? null : (data as { problem: string }).problem;
}

// To submit and to cancel a review are asked for by the same wanted status: which is meant, the present one tells.
const guarded = {
  desk: ['save', 'submit', 'setInDraft', 'startReview', 'cancelReview', 'askResubmission', 'delete'],
  schools_content: ['delete', 'duplicate', 'edit'],
} as const;
const readable = ['play', 'history', 'comment'] as const;

const everybody = [...Object.keys(roles), 'the author as a reviewer', 'cr3 with is_deletion'];
const cases = everybody.flatMap((who) => [
  ...contentStatuses.map((status) => ({ who, status, place: 'desk' as const })),
  { who, status: 'a' as const, place: 'schools_content' as const },
]);

describe('the bar and the server agree', () => {
  test.each(cases)('C-653 C-827 $who, $status, $place', async ({ who, status, place }) => {
    const content = await bankIn(status);
    const { error_code, data } = await server
      .as(personOf(who))
      .call(openContainer, { container_id: content.container_id });
    const opened = error_code === 0 ? (data as OpenedContainer) : null;
    const offered = await offeredTo(who, opened, place);

    for (const name of readable.filter((each) => offered.includes(each)))
      expect([name, await press(name, who, content)]).toEqual([name, null]);
    // An approval has two names; what it needs is the same.
    const approval = offered.includes('publish') ? 'publish' : 'approve';
    const atDesk = guarded.desk.filter((each) => each !== (status === 'r' ? 'submit' : 'cancelReview'));
    const here: readonly ActionName[] = place === 'desk' ? [...atDesk, approval] : guarded.schools_content;
    // Deleting from the library is another call than deleting at the desk, where published content has none.
    const names = status === 'a' && place === 'desk' ? here.filter((each) => each !== 'delete') : here;
    for (const name of names) {
      const refusal = await press(
        name,
        who,
        status === 'a' || offered.includes(name) ? await bankIn(status) : content,
      );
      expect([name, refusal === null]).toEqual([name, offered.includes(name)]);
    }
  });
});
