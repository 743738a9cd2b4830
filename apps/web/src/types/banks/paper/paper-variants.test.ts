import type { PlayQuestion } from '@takhti/domain';
import { expect, test } from 'vitest';
import { printedFib } from '../kinds/fib/printed.ts';
import { printedMcq } from '../kinds/mcq/printed.ts';
import type { QuestionParts } from '../kinds/question-parts.ts';
import { makeVariants } from './paper-variants.ts';

const question = (id: string): PlayQuestion => ({
  QuestionId: id,
  Number: 1,
  content_type: 'mcq',
  isFIB: false,
  SkillID: 's',
  QuestionText: `<p>${id}</p>`,
  ArticleId: null,
  ListOptions: ['r', 'w', 'x', 'y'].map((OptionId, SortOrder) => ({
    OptionId,
    OptionText: OptionId,
    SortOrder,
  })),
  BlankOptions: [],
  IsMultiple: false,
  Order: 1,
  subject: '',
  weightage: 1,
});
const printed: QuestionParts['printed'] = (asked, key) =>
  asked.content_type === 'mcq' ? printedMcq(asked, key) : printedFib(asked, key);
const ids = Array.from({ length: 12 }, (_, at) => `q${at}`);
const play = {
  language: 'english' as const,
  questions: [
    ...ids.map(question),
    { ...question('blank'), content_type: 'fill_in_the_blank' as const, ListOptions: [] },
  ],
  answer_key: [
    ...ids.map((QuestionId) => ({ QuestionId, OptionIds: ['r'] })),
    { QuestionId: 'blank', OptionIds: [], Blanks: [{ BlankNo: 1, Answers: ['two', '2'] }] },
  ],
};

test('every variant has all questions in an order of its own, and a key that fits it', () => {
  const variants = makeVariants(play, { count: 3, isShuffled: false, seed: 'bank', printed });
  expect(variants.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(variants[0]?.questions.map(({ id }) => id)).toEqual([...ids, 'blank']);
  const orders = variants.map(({ questions }) => questions.map(({ id }) => id).join(' '));
  expect(new Set(orders).size).toBe(3);
  for (const { questions } of variants) {
    expect(questions.map(({ id }) => id).toSorted()).toEqual([...ids, 'blank'].toSorted());
    const right = questions.map(({ options, key }) => options.find(({ letter }) => letter === key[0])?.html);
    expect(right.filter((html) => html === 'r')).toHaveLength(ids.length);
    expect(questions.find(({ id }) => id === 'blank')?.key).toEqual(['two / 2']);
  }
  expect(makeVariants(play, { count: 3, isShuffled: false, seed: 'bank', printed })).toEqual(variants);
});

test('variants and options are named by the letters of the language', () => {
  const [first, second] = makeVariants(
    { ...play, language: 'urdu' },
    { count: 2, isShuffled: true, seed: 's', printed },
  );
  expect([first?.name, second?.name]).toEqual(['الف', 'ب']);
  expect(first?.questions.find(({ id }) => id === 'q0')?.options.map(({ letter }) => letter)).toEqual([
    'الف',
    'ب',
    'ج',
    'د',
  ]);
});
