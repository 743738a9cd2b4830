import {
  listChanges,
  openContainer,
  saveQuestion,
  settleChanges,
  suggestAssessment,
  updateAssessment,
} from '@takhti/contract';
import type { AssessmentDoc } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makeSchool, type School } from '../../testing/school.ts';

let server: TestApp;
let school: School;
let author: TestPerson;
let reviewer: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
  school = await makeSchool(server);
  ({ author, first: reviewer } = school);
});
afterAll(() => server.close());

const open = (of: { container_id: string }) => server.as(author).ok(listChanges, of);

describe('what a reviewer suggests for an assessment', () => {
  /** An assessment in review, on one skill with two questions. */
  async function assessment() {
    const { skill_id, container_id: pool_id } = await school.bank();
    await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id: pool_id });
    const made = await school.draft('assessment', skill_id);
    const { container_id, title, language } = made;
    const doc = made.json_data as AssessmentDoc;
    const shown = {
      ...doc,
      show_questions: 1,
      skills: doc.skills.map((each) => ({ ...each, show_questions: 1 })),
    };
    const edit = { container_id, title, language };
    const saved = await server
      .as(author)
      .ok(updateAssessment, { ...edit, json_data: shown, version: made.version });
    const item = await school.to(reviewer, await school.to(author, saved, 'w'), 'r');
    const more = saved.json_data.skills.map((each) => ({ ...each, show_questions: 2 }));
    const wanted = { ...saved.json_data, skills: more, show_questions: 2, timer: 60 };
    return { item, edit: { ...edit, version: item.version }, saved, wanted, container_id };
  }

  test('C-266 it stays as it is; title, rules and skills come to the author, the skills with all that follows from them', async () => {
    const { item, edit, saved, wanted, container_id } = await assessment();
    const suggestion = { ...edit, title: 'Better', json_data: wanted };
    expect(await server.as(reviewer).ok(suggestAssessment, suggestion)).toEqual({ suggested: 3 });
    expect(await server.as(reviewer).ok(openContainer, { container_id })).toMatchObject({
      title: saved.title,
      version: item.version,
      json_data: saved.json_data,
    });
    await school.to(reviewer, item, 's');
    const { records } = await open({ container_id });
    expect(new Set(records.map(({ field, kind, standing }) => `${field} ${kind} ${standing}`))).toEqual(
      new Set([
        'title suggested unchanged',
        'json_data.skills suggested unchanged',
        'json_data.timer suggested unchanged',
      ]),
    );
    const changes = records.map(({ change_id, field }) => ({
      change_id,
      decision: field === 'title' ? ('rejected' as const) : ('accepted' as const),
    }));
    expect((await server.as(author).ok(settleChanges, { container_id, changes })).left).toEqual([]);
    expect(await server.as(author).ok(openContainer, { container_id })).toMatchObject({
      title: saved.title,
      json_data: { timer: 60, show_questions: 2, skills: [{ show_questions: 2 }] },
    });
    expect((await open({ container_id })).total).toBe(0);
  });

  test('what its author wrote meanwhile has moved on, and what they suggest anew takes the place of the old', async () => {
    const { item, edit, saved, wanted, container_id } = await assessment();
    await server.as(reviewer).ok(suggestAssessment, { ...edit, title: 'Better', json_data: wanted });
    const again = { ...edit, json_data: { ...saved.json_data, timer: 120 } };
    expect(await server.as(reviewer).ok(suggestAssessment, again)).toEqual({ suggested: 1 });
    const { version } = await school.to(reviewer, item, 's');
    await server
      .as(author)
      .ok(updateAssessment, { ...edit, version, json_data: { ...saved.json_data, timer: 300 } });
    expect((await open({ container_id })).records).toMatchObject([
      { field: 'json_data.timer', after: 120, current: 300, standing: 'moved_on' },
    ]);
  });

  test('only the reviewer who holds it suggests, on what stands there now, and nothing that could not be kept', async () => {
    const { edit, wanted } = await assessment();
    const suggestion = { ...edit, json_data: wanted };
    const refused = async (person: TestPerson, over: object = {}) =>
      (await server.as(person).refused(suggestAssessment, { ...suggestion, ...over })).problem;
    expect(await refused(school.second)).toBe('container.forbidden');
    expect(await refused(author)).toBe('account.forbidden');
    expect(await refused(reviewer, { version: edit.version + 1 })).toBe('container.changed_meanwhile');
    const skills = wanted.skills.map((each) => ({ ...each, skill_id: edit.container_id }));
    expect(await refused(reviewer, { json_data: { ...wanted, skills } })).toBe('container.invalid_document');
    const bank = await school.to(reviewer, await school.to(author, await school.bank(), 'w'), 'r');
    expect(await refused(reviewer, { container_id: bank.container_id })).toBe('container.not_found');
  });
});
