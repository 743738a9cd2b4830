import {
  listChanges,
  openContainer,
  settleChanges,
  suggestContainer,
  updateContainer,
  type ReplyOf,
} from '@takhti/contract';
import {
  deleteRound,
  duplicateRound,
  gameModels,
  type GameDoc,
  type Round,
} from '@takhti/content-types/games';
import type { OpenedContainer } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameDoc, makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makeSchool, type School } from '../../testing/school.ts';

let server: TestApp;
let school: School;
let author: TestPerson;
let reviewer: TestPerson;
const { open } = gameModels.rumble_in_the_jumble;

beforeAll(async () => {
  server = await makeTestApp();
  school = await makeSchool(server);
  ({ author, first: reviewer } = school);
});
afterAll(() => server.close());

const rumble = 'rumble_in_the_jumble' as const;
/** A game of three rounds, each with a question of its own. */
function askingGame(): GameDoc {
  const doc = gameDoc();
  return {
    ...doc,
    questionData: doc.questionData.map((round, at) => ({ ...round, question: `Question ${at + 1}` })),
  };
}

const rewritten = (doc: GameDoc, at: number, change: Partial<Round>): GameDoc => ({
  ...doc,
  questionData: doc.questionData.map((round, place) =>
    place === at ? ({ ...round, ...change } as Round) : round,
  ),
});

async function save(who: TestPerson, seen: OpenedContainer, doc: GameDoc): Promise<OpenedContainer> {
  const { container_id, title, language, version } = seen;
  const edit = { container_id, title, language, version, json_data: JSON.stringify({ ...doc, title }) };
  return server.as(who).ok(updateContainer, edit);
}

/** The game in review at the first level. */
async function inReview(): Promise<{ item: OpenedContainer; doc: GameDoc }> {
  const draft = await school.draft(rumble);
  const saved = await save(author, draft, askingGame());
  const item = await school.to(reviewer, await school.to(author, saved, 'w'), 'r');
  return { item, doc: docOf(item) };
}

const docOf = ({ json_data }: OpenedContainer): GameDoc => open(json_data);
const changesOf = (container_id: string) => server.as(author).ok(listChanges, { container_id });
const fieldsOf = ({ records }: ReplyOf<typeof listChanges>) =>
  records.map(({ field, standing }) => `${field.replace('json_data.questionData.', '')} ${standing}`);
const reread = (container_id: string) => server.as(author).ok(openContainer, { container_id });

describe('what a reviewer changes in a game', () => {
  test('C-263 C-266 comes back part by part: one round is accepted, another taken back', async () => {
    const { item, doc } = await inReview();
    const changed = rewritten(rewritten(doc, 1, { question: 'Which is a gas?' }), 0, { hint: 'Look twice' });
    const seen = await save(reviewer, item, changed);
    await school.to(reviewer, seen, 's');
    const list = await changesOf(item.container_id);
    expect(fieldsOf(list)).toEqual(['#1.hint applied', '#2.question applied']);
    const changes = list.records.map(({ change_id, field }) => ({
      change_id,
      decision: field.includes('#2') ? ('accepted' as const) : ('rejected' as const),
    }));
    const settled = await server.as(author).ok(settleChanges, { container_id: item.container_id, changes });
    expect(settled.left).toEqual([]);
    const now = docOf(await reread(item.container_id));
    expect(now).toEqual(rewritten(doc, 1, { question: 'Which is a gas?' }));
  });

  test('a round that was deleted comes back to its place, one that was added goes', async () => {
    const { item, doc } = await inReview();
    const changed = duplicateRound(deleteRound(doc, 2), 3);
    await school.to(reviewer, await save(reviewer, item, changed), 's');
    const list = await changesOf(item.container_id);
    expect(fieldsOf(list)).toEqual(['#2@1 applied', '#4@2 applied']);
    const changes = list.records.map(({ change_id }) => ({ change_id, decision: 'rejected' as const }));
    await server.as(author).ok(settleChanges, { container_id: item.container_id, changes });
    expect(docOf(await reread(item.container_id))).toEqual(doc);
  });

  test('what is done to an added round is part of it, and what is again as it was is no change', async () => {
    const { item, doc } = await inReview();
    let seen = await save(reviewer, item, duplicateRound(rewritten(doc, 0, { hint: 'Look twice' }), 3));
    const added = rewritten(docOf(seen), 3, { question: 'Again?' });
    seen = await save(reviewer, seen, rewritten(added, 0, { hint: '' }));
    await school.to(reviewer, seen, 's');
    const { records } = await changesOf(item.container_id);
    expect(records).toMatchObject([{ before: null, after: { questionId: 4, question: 'Again?' } }]);
  });

  test('what its author wrote meanwhile has moved on in its round alone, and a round that is gone is told', async () => {
    const { item, doc } = await inReview();
    const changed = rewritten(rewritten(doc, 1, { question: 'Second?' }), 2, { question: 'Third?' });
    const sent = await school.to(reviewer, await save(reviewer, item, changed), 's');
    const own = deleteRound(rewritten(docOf(sent), 1, { question: 'My own?' }), 3);
    await save(author, sent, rewritten(own, 0, { hint: 'Mine' }));
    expect(fieldsOf(await changesOf(item.container_id))).toEqual([
      '#2.question moved_on',
      '#3.question gone',
    ]);
  });
});

describe('what a reviewer suggests for a game', () => {
  test('C-266 it stays as it is, and each part comes to the author', async () => {
    const { item, doc } = await inReview();
    const { container_id, version, language } = item;
    const wanted = rewritten(rewritten(doc, 0, { hint: 'Look twice' }), 2, { question: 'Third?' });
    const suggestion = {
      container_id,
      version,
      language,
      title: 'Better',
      json_data: JSON.stringify(wanted),
    };
    expect(await server.as(reviewer).ok(suggestContainer, suggestion)).toEqual({ suggested: 3 });
    expect(docOf(await server.as(reviewer).ok(openContainer, { container_id }))).toEqual(doc);
    await school.to(reviewer, item, 's');
    const list = await changesOf(container_id);
    expect(fieldsOf(list)).toEqual(['title unchanged', '#1.hint unchanged', '#3.question unchanged']);
    const changes = list.records.map(({ change_id }) => ({ change_id, decision: 'accepted' as const }));
    expect((await server.as(author).ok(settleChanges, { container_id, changes })).left).toEqual([]);
    const now = await reread(container_id);
    expect(now.title).toBe('Better');
    expect(docOf(now)).toEqual({ ...wanted, title: 'Better' });
  });

  test('only the reviewer who holds it, on what stands there now, and nothing that could not be kept', async () => {
    const { item, doc } = await inReview();
    const { container_id, version, language, title } = item;
    const suggestion = { container_id, version, language, title, json_data: JSON.stringify(doc) };
    const refused = async (person: TestPerson, over: object = {}) =>
      (await server.as(person).refused(suggestContainer, { ...suggestion, ...over })).problem;
    expect(await refused(school.second)).toBe('container.forbidden');
    expect(await refused(author)).toBe('account.forbidden');
    expect(await refused(reviewer, { version: version + 1 })).toBe('container.changed_meanwhile');
    expect(await refused(reviewer, { json_data: '{' })).toBe('container.invalid_document');
  });
});
