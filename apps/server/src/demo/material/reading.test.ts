import { readingFindings, readingYear } from '@takhti/content-types/reading';
import { expect, test } from 'vitest';
import { articles } from './articles/index.ts';
import { banks } from './banks/index.ts';
import { blanksBanks } from './blanks/index.ts';
import { crosswords } from './crosswords/crosswords.ts';
import { demoGames } from './games/index.ts';
import { skills } from './skills.ts';

const grades = new Map(skills.map(({ skill_code, grade }) => [skill_code, grade]));
const works = [...banks, ...blanksBanks, ...articles, ...demoGames, ...crosswords];

// What authors and reviewers say to each other is for grown-ups.
function textsOf({ comment: _comment, ...work }: (typeof works)[number]): string[] {
  const all: string[] = [];
  JSON.stringify(work, (_key, value: unknown) => {
    if (typeof value === 'string') all.push(value);
    return value;
  });
  return all;
}

test.each(works.map((work) => [work.key, work] as const))(
  'what teachers wrote for a grade is not too hard for it: %s',
  (_key, work) => {
    const texts = textsOf(work).map((html) => ({ path: [], html }));
    expect(readingFindings(texts, work.language, readingYear(grades.get(work.skill_code) ?? ''))).toEqual([]);
  },
);
