import { describe, expect, test } from 'vitest';
import { assessmentModel } from './assessments/index.ts';
import { makeAssessment, makeSkill, skillId } from './assessments/testing/make.ts';
import type { AnyContentTypeModel, SkillChange } from './define.ts';
import { addRound, gameModels, newRound } from './rounds/index.ts';
import { contentTypeModels } from './registry.ts';

const into = { skill_id: skillId(9), subject: 'Science' };
const changes: readonly SkillChange[] = [
  { kind: 'replaced', skill_id: skillId(1), by: { ...into, total_questions: 3 } },
  { kind: 'subject', skill_id: skillId(1), subject: 'Science' },
  { kind: 'merged', skill_id: skillId(1), into, pool: [{ metadata1: 'a', metadata2: '', total: 7 }] },
];
const start = { language: 'dari', skill_id: skillId(1), subject: 'Arts', total_questions: 5 } as const;

describe.each(Object.entries<AnyContentTypeModel>(contentTypeModels))('content type %s', (_name, model) => {
  test('leaves a document that it cannot read as it is, and counts nothing in it', () => {
    const junk = { schema_version: 'x' };
    for (const change of changes) expect(model.followSkill(junk, change)).toBe(junk);
    expect(model.countsOf(junk)).toEqual({});
  });

  test('follows a change of a skill exactly if it draws from skills', () => {
    const doc = model.defaults(start) as object;
    for (const change of changes) {
      const after = model.followSkill(doc, change);
      expect(after !== doc).toBe(model.draws);
      expect(model.read(after).ok).toBe(true);
    }
  });
});

describe('an assessment', () => {
  const doc = makeAssessment([makeSkill(1, 4), makeSkill(2, 5)]);
  const skillsAfter = (change: SkillChange) =>
    assessmentModel.open(assessmentModel.followSkill(doc, change)).skills;

  test('draws from the other skill when one is replaced, or merged into it, as much as stands there', () => {
    const [replaced, , merged] = changes.map((change) => skillsAfter(change)[0]);
    expect(replaced).toMatchObject({ ...into, total_questions: 3 });
    expect(merged).toMatchObject({ ...into, total_questions: 7 });
  });

  test('names the subject that its skill has now', () => {
    expect(skillsAfter(changes[1]!).map(({ subject }) => subject === 'Science')).toEqual([true, false]);
  });

  test('counts its skills, and the questions on them', () => {
    expect(assessmentModel.countsOf(doc)).toEqual({ total_questions: 9, total_skills: 2 });
  });
});

test('a game counts its rounds, a bank leaves counting to where its questions are', () => {
  const game = gameModels.matching.defaults(start);
  const round = newRound(game, 'matching', 'matching');
  expect(gameModels.matching.countsOf(addRound(game, round))).toEqual({ total_questions: 1 });
  expect(contentTypeModels.mcq.countsOf(contentTypeModels.mcq.defaults(start))).toEqual({});
});
