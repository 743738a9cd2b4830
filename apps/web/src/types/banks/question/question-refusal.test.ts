import { Problem, readProblem } from '@takhti/contract';
import { emptyMcq } from '@takhti/content-types/question-kinds';
import type { Finding, Question } from '@takhti/domain';
import { expect, test } from 'vitest';
import { docOf, questionRefusal } from './question-refusal.ts';

const id = '0199c6a0-0000-7000-8000-000000000001';
const stored: Question = {
  ...emptyMcq('urdu'),
  question: '<p>theirs</p>',
  content_id: id,
  container_id: id,
  institution_id: 98,
  article_id: null,
  skill_id: id,
  content_type: 'mcq',
  subject: 's',
  grade: '4',
  mastery_topic: '',
  category: 'c',
  subcategory: '-',
  skill: 'k',
  secondary_skill: '',
  is_language_reviewed: 0,
  is_accepted: 0,
  creator_institution_id: 98,
  modified_by: 'Amina',
  modified_on: '2026-11-01T00:00:00Z',
  question_order: 1,
  version: 7,
};

test('what an author edits is the question without what the server says of it', () => {
  expect(docOf(stored)).toEqual({ ...emptyMcq('urdu'), question: '<p>theirs</p>' });
});

test('a change of somebody else becomes a conflict with their version and name', () => {
  expect(questionRefusal(new Problem('questions.changed_meanwhile', { current: stored }))).toEqual({
    kind: 'conflict',
    theirs: docOf(stored),
    version: 7,
    by: 'Amina',
  });
});

test('C-667 a duplicate is told at the stem and names the other question', () => {
  expect(questionRefusal(new Problem('questions.duplicate', { content_id: id }))).toEqual({
    kind: 'refused',
    findings: [
      { path: ['question'], severity: 'error', message: 'questions.duplicate', values: { content_id: id } },
    ],
  });
});

test('findings of the server are shown as our own', () => {
  const findings: Finding[] = [
    { path: ['option1'], severity: 'error', message: 'mcq.option_required', values: { option: 1 } },
  ];
  expect(questionRefusal(new Problem('questions.invalid', { findings }))).toEqual({
    kind: 'refused',
    findings,
  });
});

test.each([new Problem('container.read_only'), readProblem('questions.invalid', { findings: 'x' })])(
  'anything else is to be told elsewhere',
  (problem) => {
    expect(questionRefusal(problem)).toBeNull();
  },
);
