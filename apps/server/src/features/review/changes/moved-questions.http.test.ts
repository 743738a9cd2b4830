import { deleteQuestions, mergeSkills, moveQuestions, openQuestion, saveQuestion } from '@takhti/contract';
import type { Question } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { questionDoc, type TestPerson } from '../../../testing/index.ts';
import { openSchool } from '../../../testing/school.ts';
import { betweenDesks } from '../testing/between-desks.ts';

const opened = await openSchool();
const { server, school, author, reviewer } = opened;

const newSkill = () => server.make.skill({ institution_id: author.institution_id });

/** A bank of two questions in review, and a skill to move them to. */
async function inReview() {
  const { container_id, skill_id: own } = await school.draft();
  const add = (words: string) =>
    server.as(author).ok(saveQuestion, { ...questionDoc({ question: `<p>${words}</p>` }), container_id });
  const [first, second]: [Question, Question] = [await add('First'), await add('Second')];
  const desks = betweenDesks(opened, container_id);
  await desks.toReview();
  const moveTo = (person: TestPerson, skill_id: string, ...chosen: Question[]) =>
    server.as(person).ok(moveQuestions, {
      container_id,
      skill_id,
      content_ids: chosen.map(({ content_id }) => content_id),
    });
  const { skill_id: other } = await newSkill();
  return { ...desks, container_id, own, other, first, second, moveTo };
}
const reread = ({ content_id }: Question) => server.as(author).ok(openQuestion, { content_id });
const skillOf = async (question: Question) => (await reread(question)).skill_id;

describe('questions that a reviewer moved to another skill', () => {
  test('C-266 each comes back to the author with where it stood; nothing comes back of what its author moves', async () => {
    const { own, other, first, second, moveTo, open, back } = await inReview();
    await moveTo(reviewer, other);
    const moved = { field: 'skill_id', before: own, after: other, current: other, standing: 'applied' };
    expect(await open()).toMatchObject([
      { ...moved, content_id: first.content_id, kind: 'changed', full_name: reviewer.full_name },
      { ...moved, content_id: second.content_id },
    ]);
    await back();
    await moveTo(author, (await newSkill()).skill_id, second);
    expect(await open()).toHaveLength(2);
  });

  test('C-264 accepting leaves it there and marks it; C-265 rejecting moves it back, and the bank counts its skills', async () => {
    const { other, own, first, moveTo, back, settleAll, now, lastEntry, open } = await inReview();
    await moveTo(reviewer, other, first);
    await back();
    expect((await now()).total_skills).toBe(2);
    await settleAll('rejected');
    expect(await skillOf(first)).toBe(own);
    expect((await now()).total_skills).toBe(1);
    expect(await lastEntry()).toMatchObject({ action: 'change.reject', total_changes: 1 });
    expect(await open()).toEqual([]);

    const kept = await inReview();
    await kept.moveTo(reviewer, kept.other, kept.first);
    await kept.back();
    await kept.settleAll('accepted');
    expect(await reread(kept.first)).toMatchObject({ skill_id: kept.other, is_accepted: 1 });
    expect(await kept.lastEntry()).toMatchObject({ action: 'change.accept' });
  });

  test('moved twice it is one change, moved back it is none', async () => {
    const { own, other, first, second, moveTo, open } = await inReview();
    const third = (await newSkill()).skill_id;
    await moveTo(reviewer, other);
    await moveTo(reviewer, third);
    expect(await open()).toMatchObject([
      { before: own, after: third },
      { before: own, after: third },
    ]);
    await moveTo(reviewer, own, second);
    expect(await open()).toMatchObject([{ content_id: first.content_id }]);
  });

  test('one that its author moved on waits for a choice between the three skills', async () => {
    const { own, other, first, moveTo, back, open, settleAll } = await inReview();
    const third = (await newSkill()).skill_id;
    await moveTo(reviewer, other, first);
    await back();
    await moveTo(author, third, first);
    const [change] = await open();
    expect(change).toMatchObject({ standing: 'moved_on', before: own, after: other, current: third });
    expect((await settleAll('rejected')).left).toMatchObject([{ problem: 'changes.moved_on' }]);
    await settleAll('rejected', { keep: 'before', version: change?.version ?? 0 });
    expect(await skillOf(first)).toBe(own);
  });

  test('deleted after it was moved, it comes back where its author had it', async () => {
    const { container_id, own, other, first, moveTo, open, back, settleAll } = await inReview();
    await moveTo(reviewer, other, first);
    await server.as(reviewer).ok(deleteQuestions, { container_id, content_ids: [first.content_id] });
    expect(await open()).toMatchObject([{ field: '' }]);
    await back();
    await settleAll('rejected');
    expect(await skillOf(first)).toBe(own);
  });

  test('count for the skill into which theirs was merged since', async () => {
    const { own, other, first, moveTo, back, open, settleAll } = await inReview();
    const into = (await newSkill()).skill_id;
    await moveTo(reviewer, other, first);
    const { institution_id } = author;
    const admin = await server.make.person({ institution_id, roles: ['admin'] });
    await server.as(admin).ok(mergeSkills, { from_skill_id: other, into_skill_id: into, version: 1 });
    await back();
    expect(await open()).toMatchObject([{ before: own, after: into, current: into, standing: 'applied' }]);
    await settleAll('rejected');
    expect(await skillOf(first)).toBe(own);
  });
});
