import { suggestContainer, updateContainer, type listChanges, type ReplyOf } from '@takhti/contract';
import {
  deleteRound,
  duplicateRound,
  gameModels,
  type GameDoc,
  type Round,
} from '@takhti/content-types/rounds';
import type { OpenedContainer } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { gameDoc, type TestPerson } from '../../../testing/index.ts';
import { openSchool } from '../../../testing/school.ts';
import { betweenDesks } from '../testing/between-desks.ts';

const opened = await openSchool();
const { server, school, author, reviewer } = opened;
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
async function inReview() {
  const { container_id } = await save(author, await school.draft(rumble), askingGame());
  const desks = betweenDesks(opened, container_id);
  const item = await desks.toReview();
  return { ...desks, item, doc: docOf(item) };
}

const docOf = ({ json_data }: OpenedContainer): GameDoc => gameModels.rumble_in_the_jumble.open(json_data);
const fieldsOf = (records: ReplyOf<typeof listChanges>['records']) =>
  records.map(({ field, standing }) => `${field.replace('json_data.questionData.', '')} ${standing}`);

describe('what a reviewer changes in a game', () => {
  test('C-263 C-266 comes back part by part: one round is accepted, another taken back', async () => {
    const { item, doc, back, open, settle, now } = await inReview();
    const changed = rewritten(rewritten(doc, 1, { question: 'Which is a gas?' }), 0, { hint: 'Look twice' });
    await save(reviewer, item, changed);
    await back();
    const records = await open();
    expect(fieldsOf(records)).toEqual(['#1.hint applied', '#2.question applied']);
    const decisionOn = (field: string) => (field.includes('#2') ? 'accepted' : 'rejected');
    const { left } = await settle(
      records.map(({ change_id, field }) => ({ change_id, decision: decisionOn(field) })),
    );
    expect(left).toEqual([]);
    expect(docOf(await now())).toEqual(rewritten(doc, 1, { question: 'Which is a gas?' }));
  });

  test('a round that was deleted comes back to its place, one that was added goes', async () => {
    const { item, doc, back, open, settleAll, now } = await inReview();
    const changed = duplicateRound(deleteRound(doc, 2), 3);
    await save(reviewer, item, changed);
    await back();
    expect(fieldsOf(await open())).toEqual(['#2@1 applied', '#4@2 applied']);
    await settleAll('rejected');
    expect(docOf(await now())).toEqual(doc);
  });

  test('what is done to an added round is part of it, and what is again as it was is no change', async () => {
    const { item, doc, back, open } = await inReview();
    const seen = await save(reviewer, item, duplicateRound(rewritten(doc, 0, { hint: 'Look twice' }), 3));
    const added = rewritten(docOf(seen), 3, { question: 'Again?' });
    await save(reviewer, seen, rewritten(added, 0, { hint: '' }));
    await back();
    expect(await open()).toMatchObject([{ before: null, after: { questionId: 4, question: 'Again?' } }]);
  });

  test('what its author wrote meanwhile has moved on in its round alone, and a round that is gone is told', async () => {
    const { item, doc, back, open } = await inReview();
    const changed = rewritten(rewritten(doc, 1, { question: 'Second?' }), 2, { question: 'Third?' });
    await save(reviewer, item, changed);
    const sent = await back();
    const own = deleteRound(rewritten(docOf(sent), 1, { question: 'My own?' }), 3);
    await save(author, sent, rewritten(own, 0, { hint: 'Mine' }));
    expect(fieldsOf(await open())).toEqual(['#2.question moved_on', '#3.question gone']);
  });
});

describe('what a reviewer suggests for a game', () => {
  test('C-266 it stays as it is, and each part comes to the author', async () => {
    const { item, doc, back, open, settleAll, now } = await inReview();
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
    expect(docOf(await now(reviewer))).toEqual(doc);
    await back();
    expect(fieldsOf(await open())).toEqual(['title unchanged', '#1.hint unchanged', '#3.question unchanged']);
    expect((await settleAll('accepted')).left).toEqual([]);
    const accepted = await now();
    expect(accepted.title).toBe('Better');
    expect(docOf(accepted)).toEqual({ ...wanted, title: 'Better' });
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
