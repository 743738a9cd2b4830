import { approve, createContainer, openContainer, saveQuestion, updateStatus } from '@takhti/contract';
import type { ContentStatus, OpenedContainer } from '@takhti/domain';
import { afterAll } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from './index.ts';

/** The container and version that somebody looks at. */
export interface Seen {
  readonly container_id: string;
  readonly version: number;
}

/** An institution with an author and a reviewer of each level, and what they do with content. */
export async function makeSchool(server: TestApp) {
  const institution_id = await server.make.institution();
  const person = (role: string): Promise<TestPerson> => server.make.person({ institution_id, roles: [role] });
  const author = await person('cd');
  const first = await person('cr1');
  const second = await person('cr');
  const last = await person('cr3');

  const to = (
    who: TestPerson,
    { container_id, version }: Seen,
    content_status: ContentStatus,
    comments = '',
  ) => server.as(who).ok(updateStatus, { container_id, version, content_status, comments });
  const refusedTo = (who: TestPerson, { container_id, version }: Seen, content_status: ContentStatus) =>
    server.as(who).refused(updateStatus, { container_id, version, content_status });
  const approved = (who: TestPerson, { container_id, version }: Seen) =>
    server.as(who).ok(approve, { container_id, version });

  async function draft(
    content_type: 'mcq' | 'assessment' | 'rumble_in_the_jumble' = 'mcq',
    skill_id?: string,
  ): Promise<OpenedContainer> {
    return server.as(author).ok(createContainer, {
      content_type,
      title: 'To be reviewed',
      language: 'english',
      skill_id: skill_id ?? (await server.make.skill({ institution_id })).skill_id,
    });
  }

  /** A bank with one question that obeys every rule. */
  async function bank(skill_id?: string): Promise<OpenedContainer> {
    const { container_id } = await draft('mcq', skill_id);
    await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id });
    return server.as(author).ok(openContainer, { container_id });
  }

  /** Through every level, up to the last reviewer's desk. */
  async function toLastReview(item: Seen, by = author): Promise<OpenedContainer> {
    let moved = await to(by, item, 'w');
    for (const reviewer of [first, second]) moved = await approved(reviewer, await to(reviewer, moved, 'r'));
    return to(last, moved, 'r');
  }

  /** What moves left behind: the row, the history, and the word to others. */
  async function trail({ container_id }: Seen) {
    return server.db.inReadTransaction(async (tx) => {
      const row = await tx
        .selectFrom('containers')
        .select([
          'content_status',
          'version',
          'is_published',
          'waiting_level',
          'review_level',
          'reviewer_user_id',
        ])
        .where('container_id', '=', container_id)
        .executeTakeFirstOrThrow();
      const history = await tx
        .selectFrom('history')
        .select(['action', 'from_status', 'to_status'])
        .where('container_id', '=', container_id)
        .orderBy('history_id')
        .execute();
      const outbox = await tx
        .selectFrom('outbox')
        .select('payload')
        .where('institution_id', '=', institution_id)
        .where('topic', '=', 'container.moved')
        .orderBy('outbox_id')
        .execute();
      const words = outbox.map(({ payload }) => payload);
      const moves = words.filter((word) => word['container_id'] === container_id).map((word) => word['move']);
      return { row, history, moves };
    });
  }

  return {
    institution_id,
    author,
    first,
    second,
    last,
    to,
    refusedTo,
    approved,
    draft,
    bank,
    toLastReview,
    trail,
  };
}
export type School = Awaited<ReturnType<typeof makeSchool>>;

/** A school on a server of its own for the tests of one file, closed after the last of them. */
export async function openSchool() {
  const server = await makeTestApp();
  afterAll(() => server.close());
  const school = await makeSchool(server);
  return { server, school, author: school.author, reviewer: school.first };
}
export type OpenSchool = Awaited<ReturnType<typeof openSchool>>;
