import { expect, test } from 'vitest';
import { placeOf } from './finding-place.ts';

const bank = { container_id: 'bank', institution_id: 98, content_type: 'mcq' } as const;
const assessment = { ...bank, content_type: 'assessment' } as const;

test('a faulty question leads to its own editor', () => {
  expect(placeOf({ path: ['questions', 'q1', 'option2'] }, bank)).toEqual({
    kind: 'page',
    to: '/dashboard/mcq/edit?container_id=bank&institution_id=98&content_id=q1',
  });
});

test('a faulty field is on the page itself', () => {
  expect(placeOf({ path: ['skills', 0, 'show_questions'] }, assessment)).toEqual({ kind: 'field' });
});

test('a finding about the whole item has no link', () => {
  expect(placeOf({ path: [] }, bank)).toEqual({ kind: 'none' });
});
