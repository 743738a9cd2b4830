import type { TestInfo } from '@playwright/test';

/** A place in the demo's skill tree that holds no demo content. */
export interface SkillPlace {
  readonly grade: string;
  readonly subject: string;
  readonly skill: string;
}

const english = (grade: string, skill: string): SkillPlace => ({ grade, subject: 'English', skill });
const maths = (grade: string, skill: string): SkillPlace => ({ grade, subject: 'Mathematics', skill });

/**
 * Skills by who works on them. An assessment draws from all questions of a skill, so those who make one need a skill that
 * nobody else fills; and a fresh one for a second try.
 */
const places = {
  author: [english('1', 'Find the naming words in a sentence')],
  autosave: [english('1', 'Use words for family and home')],
  bar: [english('6', 'Use comparative and superlative adjectives')],
  details: [english('4', 'Find synonyms and antonyms')],
  lock: [english('6', 'Write an informal letter')],
  pages: [english('3', 'Describe people and things with adjectives')],
  games: [english('2', 'Choose a, an or the')],
  keyboard: [english('2', 'Choose a, an or the')],
  types: [english('8', 'Write a paragraph with a topic sentence')],
  assessment: [
    maths('3', 'Divide equally, with and without a remainder'),
    maths('3', 'Find the perimeter of squares and rectangles'),
  ],
  review: [maths('1', 'Put numbers up to 100 in order'), maths('1', 'Add and subtract within 20')],
  live: [maths('1', 'Put numbers up to 100 in order'), maths('1', 'Add and subtract within 20')],
  pool: [
    maths('3', 'Recognise right angles in shapes and objects'),
    maths('4', 'Name a fraction of a whole and of a group'),
  ],
  blanks: [maths('6', 'Order positive and negative numbers'), maths('6', 'Add and subtract integers')],
  drawn: [maths('9', 'Use the laws of logarithms'), maths('9', 'Factorise quadratic expressions')],
  exam: [
    maths('10', 'Find the probability of a single event'),
    maths('10', 'Solve problems with angles of elevation'),
  ],
  limited: [maths('9', 'Solve two linear equations in two unknowns')],
  learner: [
    maths('2', 'Add two-digit numbers with carrying'),
    maths('2', 'Subtract two-digit numbers with borrowing'),
  ],
} as const satisfies Record<string, readonly [SkillPlace, ...SkillPlace[]]>;

export function skillOf(who: keyof typeof places, { retry }: Pick<TestInfo, 'retry'>): SkillPlace {
  const own: readonly [SkillPlace, ...SkillPlace[]] = places[who];
  return own[retry % own.length] ?? own[0];
}
