import { listChangesSince } from '@takhti/contract';
import { limits, startFolding, stateBefore, type Revision, type Snapshot } from '@takhti/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { listChangedSince, listKeysAfter, listRevisionsBefore } from './pieces.queries.ts';
import { foldSince, piece_bytes, stateBeforeChanges } from './read-revisions.ts';

let app: TestApp;
let author: TestPerson;
let reviewer: TestPerson;
let of: { institution_id: number; container_id: string };
/** What was read in each transaction of its own, as JSON. */
let read: string[];
/** The database, noting that. */
let db: Pick<TestApp['db'], 'inReadTransaction'>;

beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  const { institution_id } = author;
  reviewer = await app.make.person({ institution_id, roles: ['cr1'] });
});
afterAll(() => app.close());
beforeEach(async () => {
  const { institution_id } = author;
  const { container_id } = await app.make.container({ author, content_status: 'r' });
  of = { institution_id, container_id };
  const { user_id } = reviewer;
  const looked_on = new Date('2026-01-01T00:00:00Z').toISOString();
  await app.db.inTransaction((tx) =>
    tx
      .insertInto('looks')
      .values({ ...of, user_id, looked_on })
      .execute(),
  );
  read = [];
  db = {
    async inReadTransaction(work) {
      const found = await app.db.inReadTransaction(work);
      read.push(JSON.stringify(found));
      return found;
    },
  };
});

let at = 0;
/** Keeps what one change did, of the author or of the reviewer. */
async function keep(revisions: readonly Revision[], by = author): Promise<string> {
  const history_id = newId();
  at += 1;
  const happened_on = new Date(Date.UTC(2026, 1, 1) + at * 1000).toISOString();
  const entry = { ...of, history_id, user_id: by.user_id, role_title: 'Author', action: 'editQuestion' };
  const written = (snapshot: Snapshot | null): string | null => snapshot && JSON.stringify(snapshot);
  await app.db.inTransaction(async (tx) => {
    await tx
      .insertInto('history')
      .values({ ...entry, happened_on })
      .execute();
    const rows = revisions.map(({ content_id, before, after }) => ({
      ...of,
      history_id,
      revision_id: newId(),
      content_id,
      level: null,
      content_status: 'r' as const,
      before: written(before),
      after: written(after),
    }));
    if (rows.length > 0) await tx.insertInto('revisions').values(rows).execute();
  });
  return history_id;
}

const since = () => app.db.inReadTransaction((tx) => listChangedSince(tx, of, reviewer.user_id));
const fold = async () => foldSince(db, of, reviewer.user_id, await since());
const long = 'A long text. '.repeat(8_000);

/** A history of things that come, go, change and change back, by a generator that always gives the same. */
function randomHistory(seed: number, changes: number): Revision[][] {
  let state = seed;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const things = [null, newId(), newId(), newId(), newId()];
  const now = new Map<string | null, Record<string, unknown>>([
    [null, { title: 0, words: 0 }],
    [things[1] ?? null, { title: 0, words: 0 }],
    [things[2] ?? null, { title: 0, words: 0 }],
  ]);
  const changeOf = (content_id: string | null): Revision => {
    const before = now.get(content_id);
    if (!before) {
      const after = { title: next(2), words: next(2) };
      now.set(content_id, after);
      return { content_id, before: null, after };
    }
    if (content_id !== null && next(3) === 0) {
      now.delete(content_id);
      return { content_id, before, after: null };
    }
    const field = next(2) === 0 ? 'title' : 'words';
    const value = next(2);
    if (before[field] === value) return { content_id, before: {}, after: {} };
    now.set(content_id, { ...before, [field]: value });
    return { content_id, before: { [field]: before[field] }, after: { [field]: value } };
  };
  return Array.from({ length: changes }, () =>
    things.filter(() => next(2) === 0).map((content_id) => changeOf(content_id)),
  );
}

describe('changes since a look', () => {
  test.each([1, 2, 3, 4, 5, 6])('read in pieces are those of all at once, for history %i', async (seed) => {
    const changes = randomHistory(seed, 12);
    for (const revisions of changes) await keep(revisions);
    const whole = startFolding();
    whole.add(changes.flat());
    const { records, total } = await fold();
    const byThing = (all: readonly Revision[]) => new Map(all.map((each) => [each.content_id, each]));
    expect(byThing(records)).toEqual(byThing(whole.folded()));
    expect(total).toBe(records.length);
  });

  test('what came and went is not read at all', async () => {
    const ids = Array.from({ length: 100 }, newId);
    await keep(ids.map((content_id) => ({ content_id, before: null, after: { long } })));
    await keep(ids.map((content_id) => ({ content_id, before: { long }, after: null })));
    expect(await since()).toEqual([]);
    expect(await fold()).toEqual({ records: [], total: 0 });
    expect(read).toEqual([]);
  });

  test('a statement reads a piece, however well its rows are packed, and reading ends with what is shown', async () => {
    const ids = Array.from({ length: 400 }, newId);
    for (const some of [ids.slice(0, 200), ids.slice(200)])
      await keep(some.map((content_id) => ({ content_id, before: null, after: { long } })));
    const { records, total } = await fold();
    expect(total).toBe(400);
    const shown = records.reduce((sum, record) => sum + JSON.stringify(record).length, 0);
    expect(shown).toBeGreaterThan(limits.changes.bytes / 2);
    expect(shown).toBeLessThan(limits.changes.bytes + 2 * long.length);
    expect(Math.max(...read.map(({ length }) => length))).toBeLessThan(piece_bytes);
    expect(read.join('').length).toBeLessThan(2 * piece_bytes);
  });

  test('a question with a long history of its own is read in pieces, too', async () => {
    const content_id = newId();
    for (let time = 0; time < 60; time += 1)
      await keep([{ content_id, before: { long: long + time }, after: { long: long + (time + 1) } }]);
    const { records, total } = await fold();
    expect(records).toEqual([{ content_id, before: { long: `${long}0` }, after: { long: `${long}60` } }]);
    expect(total).toBe(1);
    expect(Math.max(...read.map(({ length }) => length))).toBeLessThan(piece_bytes);
  });

  test('much is read in the turn of its institution, a little at once', async () => {
    const inTurn = vi.spyOn(app.services.workroom, 'inTurn');
    const look = () => app.as(reviewer).ok(listChangesSince, { container_id: of.container_id });
    await keep([{ content_id: newId(), before: null, after: { question: 'Short' } }]);
    expect(await look()).toMatchObject({ total: 1 });
    expect(inTurn).not.toHaveBeenCalled();
    const ids = Array.from({ length: 100 }, newId);
    await keep(ids.map((content_id) => ({ content_id, before: null, after: { question: long } })));
    expect(await look()).toMatchObject({ total: 101 });
    expect(inTurn).toHaveBeenCalledExactlyOnceWith('histories', expect.anything(), expect.anything());
    inTurn.mockRestore();
  });
});

describe('a past state', () => {
  test.each([1, 2, 3, 4, 5, 6])('read in pieces is that of all changes, for history %i', async (seed) => {
    const changes = randomHistory(seed, 12);
    const history_ids: string[] = [];
    for (const revisions of changes) history_ids.push(await keep(revisions));
    const now = { container: { title: 9, words: 9 }, questions: new Map<string, Snapshot>() };
    for (const [entry, history_id] of history_ids.entries()) {
      const later = changes.slice(entry + 1).flat();
      const state = await app.db.inReadTransaction((tx) => stateBeforeChanges(tx, of, history_id, now));
      expect(state).toEqual(stateBefore(now, later.toReversed()));
    }
  });

  test('behind the change that added or deleted a thing nothing is read of it', async () => {
    const [added, deleted] = [newId(), newId()];
    const start = await keep([]);
    await keep([
      { content_id: added, before: null, after: { long } },
      { content_id: deleted, before: { long: 'short' }, after: null },
    ]);
    for (let time = 0; time < 3; time += 1) {
      await keep([added, deleted].map((content_id) => ({ content_id, before: { long }, after: null })));
      await keep([added, deleted].map((content_id) => ({ content_id, before: null, after: { long } })));
    }
    const found = await app.db.inReadTransaction(async (tx) => {
      const keys = await listKeysAfter(tx, of, start);
      return listRevisionsBefore(tx, of.institution_id, keys);
    });
    expect(found).toHaveLength(2);
    expect(new Map(found.map((each) => [each.content_id, each]))).toEqual(
      new Map([
        [added, { content_id: added, before: null, after: {} }],
        [deleted, { content_id: deleted, before: { long: 'short' }, after: null }],
      ]),
    );
  });
});
