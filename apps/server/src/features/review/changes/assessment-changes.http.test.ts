import { suggestAssessment, updateAssessment } from '@takhti/contract';
import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/index.ts';
import { openSchool } from '../../../testing/school.ts';
import { assessmentInReview, bankInReview } from '../testing/reviewed.ts';

const opened = await openSchool();
const { server, school, author, reviewer } = opened;

describe('what a reviewer changes of an assessment', () => {
  test('C-264 C-265 C-266 it comes back to the author setting by setting, each to be accepted or rejected', async () => {
    const { edit, saved, back, open, settle, now } = await assessmentInReview(opened);
    const json_data = { ...saved.json_data, timer: 60 };
    await server.as(reviewer).ok(updateAssessment, { ...edit, title: 'Better title', json_data });
    await back();
    const records = await open();
    expect(records).toMatchObject([
      { content_id: null, field: 'title', before: saved.title, after: 'Better title' },
      { content_id: null, field: 'json_data.timer', after: 60 },
    ]);
    const decisionOn = (field: string) => (field === 'title' ? 'accepted' : 'rejected');
    await settle(records.map(({ change_id, field }) => ({ change_id, decision: decisionOn(field) })));
    expect(await now()).toMatchObject({
      title: 'Better title',
      json_data: { timer: saved.json_data.timer },
    });
  });
});

describe('what a reviewer suggests for an assessment', () => {
  async function assessment() {
    const reviewed = await assessmentInReview(opened);
    const { json_data } = reviewed.saved;
    const more = json_data.skills.map((each) => ({ ...each, show_questions: 2 }));
    const wanted = { ...json_data, skills: more, show_questions: 2, timer: 60 };
    return { ...reviewed, wanted };
  }

  test('C-266 it stays as it is; title, rules and skills come to the author, the skills with all that follows from them', async () => {
    const { item, edit, saved, wanted, now, back, open, settle } = await assessment();
    const suggestion = { ...edit, title: 'Better', json_data: wanted };
    expect(await server.as(reviewer).ok(suggestAssessment, suggestion)).toEqual({ suggested: 3 });
    expect(await now(reviewer)).toMatchObject({
      title: saved.title,
      version: item.version,
      json_data: saved.json_data,
    });
    await back();
    const records = await open();
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
    expect((await settle(changes)).left).toEqual([]);
    expect(await now()).toMatchObject({
      title: saved.title,
      json_data: { timer: 60, show_questions: 2, skills: [{ show_questions: 2 }] },
    });
    expect(await open()).toEqual([]);
  });

  test('what its author wrote meanwhile has moved on, and what they suggest anew takes the place of the old', async () => {
    const { edit, saved, wanted, back, open } = await assessment();
    await server.as(reviewer).ok(suggestAssessment, { ...edit, title: 'Better', json_data: wanted });
    const again = { ...edit, json_data: { ...saved.json_data, timer: 120 } };
    expect(await server.as(reviewer).ok(suggestAssessment, again)).toEqual({ suggested: 1 });
    const { version } = await back();
    await server
      .as(author)
      .ok(updateAssessment, { ...edit, version, json_data: { ...saved.json_data, timer: 300 } });
    expect(await open()).toMatchObject([
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
    const bank = await bankInReview(opened);
    expect(await refused(reviewer, { container_id: bank.container_id })).toBe('container.not_found');
  });
});
