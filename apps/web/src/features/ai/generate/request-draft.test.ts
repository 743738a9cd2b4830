import type { AiRun } from '@takhti/domain';
import { expect, test } from 'vitest';
import { draftFor, faultsOf, requestOf } from './request-draft.ts';

const beginning = {
  grade: { name: '4', label: 'Grade 4' },
  language: 'pashto',
  kind: 'mcqs',
  last: null,
  article_id: null,
  templates: [],
} as const;
const article_id = '01900000-0000-7000-8000-000000000001';

test('C-092 the form begins with the skill of the content, and an article with its own text', () => {
  expect(requestOf(draftFor(beginning))).toEqual({
    material: { from: 'skill' },
    audience: 'Grade 4',
    count: 5,
    difficulty: 5,
    taxonomy: '',
    language: 'pashto',
    templates: [],
  });
  expect(requestOf(draftFor({ ...beginning, article_id })).material).toEqual({
    from: 'article',
    content_id: article_id,
  });
});

test('it goes on from what was asked for the last time', () => {
  const request = {
    ...requestOf(draftFor(beginning)),
    material: { from: 'topic', topic: 'Rain' },
    count: 9,
  } as const;
  const draft = draftFor({ ...beginning, last: { kind: 'blanks', request } });
  expect(draft).toMatchObject({ kind: 'blanks', from: 'topic', topic: 'Rain', count: 9 });
  expect(requestOf(draft)).toEqual(request);
});

test('a grade is said in the language of the screen, and words of one’s own stay', () => {
  const last = (audience: string) =>
    ({ kind: 'mcqs', request: { ...requestOf(draftFor(beginning)), audience } }) as const;
  const grade = { name: '4', label: 'جماعت 4' };
  expect(draftFor({ ...beginning, grade, last: last('Grade 4') }).audience).toBe('جماعت 4');
  expect(draftFor({ ...beginning, grade, last: last('۴م ټولګی') }).audience).toBe('جماعت 4');
  expect(draftFor({ ...beginning, grade, last: last('Grade 5') }).audience).toBe('Grade 5');
  expect(draftFor({ ...beginning, grade, last: last('Grade 4, slow readers') }).audience).toBe(
    'Grade 4, slow readers',
  );
});

test('G-415 the button of a round asks for rounds of its kind, whatever was asked for the last time', () => {
  const request: AiRun['request'] = { ...requestOf(draftFor(beginning)), templates: ['order'] };
  const last = { kind: 'rounds', request } as const;
  const templates = ['matching'] as const;
  expect(draftFor({ ...beginning, kind: 'rounds', last, templates }).templates).toEqual(['matching']);
  expect(draftFor({ ...beginning, kind: 'rounds', last }).templates).toEqual(['order']);
});

test('what is missing is told at its field', () => {
  const draft = draftFor(beginning);
  expect(faultsOf(draft)).toEqual({});
  expect(faultsOf({ ...draft, from: 'topic', topic: '  ', audience: ' ' })).toEqual({
    topic: true,
    audience: true,
  });
  expect(faultsOf({ ...draft, from: 'text' })).toEqual({ text: true });
  expect(faultsOf({ ...draft, from: 'article' })).toEqual({ article: true });
});
