import type { GenerationRequest } from '@takhti/domain';
import { expect, test } from 'vitest';
import { emptiedRun } from '../../../platform/db/emptied-run.ts';
import { keptRequest, withFindings, withRequest } from './kept-request.ts';

const request: GenerationRequest = {
  material: { from: 'topic', topic: 'Planets' },
  audience: 'grade 4',
  count: 3,
  difficulty: 2,
  taxonomy: '',
  language: 'urdu',
  templates: [],
};

test('a request is read as it was kept, also by those that carry no version', () => {
  expect(withRequest({ wish: keptRequest.toKeep(request) }).request).toEqual(request);
  expect(withRequest({ wish: request }).request).toEqual(request);
});

test('the rest of a deleted person’s run can be parsed', () => {
  expect(withRequest({ wish: JSON.parse(emptiedRun.wish) as object }).request.count).toBe(1);
});

test('a request of no known shape is a fault and no request', () => {
  expect(() => withRequest({ wish: { topic: 'Planets' } })).toThrow('material');
});

test('the findings of a proposal are read as they were kept, and what is none is a fault', () => {
  const found = { path: ['question'], severity: 'error', message: 'generated.empty' } as const;
  expect(withFindings({ wish: request, findings: [found] }).findings).toEqual([found]);
  expect(() => withFindings({ wish: request, findings: [{ ...found, severity: 'fatal' }] })).toThrow(
    'severity',
  );
});
