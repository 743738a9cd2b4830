import { kindOf } from '@takhti/content-types/question-kinds';
import { languages } from '@takhti/domain';
import { expect, test } from 'vitest';
import { blanksDoc } from '../../questions.ts';
import { banks } from '../banks/index.ts';
import { letters } from '../letters.ts';
import { blanksBanks, mixedAssessments } from './index.ts';

test('there is a published bank of blanks in every language, one question of each compared to the letter', () => {
  expect(blanksBanks.map(({ language }) => language).toSorted()).toEqual(languages.toSorted());
  for (const { questions } of blanksBanks) {
    expect(questions.filter(({ is_strict }) => is_strict)).toHaveLength(1);
    expect(questions.some(({ unit }) => unit !== undefined)).toBe(true);
  }
});

test.each(blanksBanks.map((bank) => [bank.key, bank] as const))(
  '%s can be submitted as it is',
  (_key, bank) => {
    for (const question of bank.questions) {
      const doc = blanksDoc(bank, question);
      expect(kindOf(doc).findings(doc)).toEqual([]);
    }
    const text = JSON.stringify(bank.questions);
    expect(text).toMatch(letters[bank.language].some);
    expect(bank.language === 'english' ? '' : text).not.toMatch(letters[bank.language].never);
  },
);

test.each(mixedAssessments.map((assessment) => [assessment.key, assessment] as const))(
  '%s draws more questions than either bank of its skill has',
  (_key, { skill_code, language, show_questions }) => {
    const isOfSkill = (bank: { skill_code: string; language: string; status: string }): boolean =>
      bank.skill_code === skill_code && bank.language === language && bank.status === 'published';
    const options = banks.filter(isOfSkill).flatMap(({ questions }) => questions).length;
    const blanks = blanksBanks.filter(isOfSkill).flatMap(({ questions }) => questions).length;
    expect(show_questions).toBeGreaterThan(Math.max(options, blanks));
    expect(show_questions).toBeLessThanOrEqual(options + blanks);
  },
);
