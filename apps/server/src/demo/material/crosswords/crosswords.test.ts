import { crosswordModel } from '@takhti/content-types/crosswords';
import { languages } from '@takhti/domain';
import { expect, test } from 'vitest';
import { letters } from '../letters.ts';
import { skills } from '../skills.ts';
import { crosswords } from './crosswords.ts';

test('there is a crossword in every language', () => {
  expect(crosswords.map(({ language }) => language)).toEqual(languages);
});

test.each(crosswords)('$title can be published as it is, with every word in its grid', (work) => {
  const { json_data, skill_code, language } = work;
  expect(crosswordModel.check(json_data, 'submit', { total_questions: 0 })).toEqual([]);
  expect(skills.map((skill) => skill.skill_code)).toContain(skill_code);
  expect(JSON.stringify(json_data)).not.toMatch(letters[language].never);
});
