import {
  approve,
  changeContainerSkill,
  findMinimalSkill,
  openContainer,
  saveQuestion,
} from '@takhti/contract';
import { describe, expect, test } from 'vitest';
import { questionDoc } from '../../testing/index.ts';
import { makePublishedBank } from '../../testing/published-content.ts';
import { openSchool } from '../../testing/school.ts';

const { server, school } = await openSchool();
const { author, first, second, to, refusedTo, approved, draft, bank, trail } = school;

async function lessonPlan(): Promise<object> {
  const { assessment_id: content_id } = await makePublishedBank(server, author, 1);
  const items = [{ content_id, content_type: 'mcq', title: 'Water' }];
  const lesson = { id: 'l1', title: 'Rain', minutes: null, material: '', is_premium: 0, items };
  const topics = [{ id: 't1', title: 'Water', is_premium: 0, lessons: [lesson] }];
  return { schema_version: 1, description: '', topics };
}

describe('submitting', () => {
  test('C-523 C-524 C-666 a bank that stands on the minimal skill is not submitted with its questions', async () => {
    const { institution_id } = author;
    await server.make.skill({ institution_id, grade: '8', subject: 'Chemistry' });
    const of = { grade: '8', subject: 'Chemistry' };
    const { skill_id } = await server.as(author).ok(findMinimalSkill, of);
    const item = await bank(skill_id);
    expect(item.is_minimal_skill).toBe(true);
    expect((await refusedTo(author, item, 'w')).problem).toBe('skills.minimal');
    const real = await server.make.skill({ institution_id });
    const { container_id, version } = item;
    const moved = await server
      .as(author)
      .ok(changeContainerSkill, { container_id, skill_id: real.skill_id, version });
    expect(moved.is_minimal_skill).toBe(false);
    expect(await to(author, moved, 'w')).toMatchObject({ content_status: 'w' });
  });

  test('C-525 a lesson plan on the minimal skill may be submitted', async () => {
    const { institution_id } = author;
    const minimal = await server.make.skill({ institution_id, skill_code: 'MINIMAL', subject: 'Arts' });
    const plan = await server.make.container({
      author,
      content_type: 'lesson_plan',
      skill_id: minimal.skill_id,
      json_data: await lessonPlan(),
    });
    expect(await to(author, plan, 'w')).toMatchObject({ content_status: 'w' });
  });

  test('C-622 a lesson plan that was sent back can still be approved by the reviewer who sent it', async () => {
    const plan = await server.make.container({
      author,
      content_type: 'lesson_plan',
      json_data: await lessonPlan(),
    });
    const sent = await to(first, await to(first, await to(author, plan, 'w'), 'r'), 's');
    expect(sent.abilities.moves).toEqual(['approve']);
    const seen = { container_id: sent.container_id, version: sent.version };
    expect((await server.as(second).refused(approve, seen)).problem).toBe('container.forbidden');
    expect(await approved(first, sent)).toMatchObject({ content_status: 'w', waiting_level: 2 });
    const bankSent = await to(first, await to(first, await to(author, await bank(), 'w'), 'r'), 's');
    const seenBank = { container_id: bankSent.container_id, version: bankSent.version };
    expect((await server.as(first).refused(approve, seenBank)).problem).toBe('container.wrong_status');
  });

  test('an empty bank has errors, and stays a draft', async () => {
    const item = await draft();
    expect(await refusedTo(author, item, 'w')).toMatchObject({
      problem: 'container.has_errors',
      details: { findings: [{ severity: 'error', message: 'mcq.bank_empty' }] },
    });
    expect((await trail(item)).row).toMatchObject({ content_status: 'd', version: item.version });
  });

  test('a bank with a faulty question has errors, which name the question', async () => {
    const item = await bank();
    const { container_id } = item;
    const spoil = { correct1: 'N', option2: '<p>&nbsp;</p>' } as const;
    await server.db.inTransaction((tx) =>
      tx.updateTable('questions').set(spoil).where('container_id', '=', container_id).execute(),
    );
    const { problem, details } = await refusedTo(author, item, 'w');
    expect(problem).toBe('container.has_errors');
    const findings = details['findings'] as { path: string[]; message: string }[];
    expect(findings.map(({ message }) => message).toSorted()).toEqual([
      'mcq.correct_required',
      'mcq.option_required',
    ]);
    for (const { path } of findings) expect(path[0]).toBe('questions');
  });

  test('a question that is a picture is no fault', async () => {
    const item = await draft();
    const { container_id } = item;
    await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id });
    const picture = { option1: '<p><img src="/files/x" alt=""></p>' };
    await server.db.inTransaction((tx) =>
      tx.updateTable('questions').set(picture).where('container_id', '=', container_id).execute(),
    );
    const now = await server.as(author).ok(openContainer, { container_id });
    expect(await to(author, now, 'w')).toMatchObject({ content_status: 'w' });
  });

  test('an assessment that shows nothing has errors', async () => {
    const { problem } = await refusedTo(author, await draft('assessment'), 'w');
    expect(problem).toBe('container.has_errors');
  });

  test('what has errors by now is not approved either, and stays with its reviewer', async () => {
    const item = await to(first, await to(author, await bank(), 'w'), 'r');
    const { container_id, version } = item;
    await server.db.inTransaction((tx) =>
      tx
        .updateTable('questions')
        .set({ option2: '<p>&nbsp;</p>' })
        .where('container_id', '=', container_id)
        .execute(),
    );
    expect(await server.as(first).refused(approve, { container_id, version })).toMatchObject({
      problem: 'container.has_errors',
      details: { findings: [{ severity: 'error', message: 'mcq.option_required' }] },
    });
    expect((await trail(item)).row).toMatchObject({ content_status: 'r', version });
  });
});
