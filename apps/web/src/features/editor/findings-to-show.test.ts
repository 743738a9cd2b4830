import type { Finding } from '@takhti/domain';
import { expect, test } from 'vitest';
import { findingsAt, findingsToShow } from './findings-to-show.ts';

const error: Finding = { path: ['question'], severity: 'error', message: 'mcq.question_required' };
const warning: Finding = { path: ['feedback'], severity: 'warning', message: 'mcq.feedback_missing' };
const own = [error, warning];

test('something new is not criticised before its first save was tried', () => {
  expect(findingsToShow({ own, told: [], wasTried: false, wasSaved: false })).toEqual([]);
});

test('what was saved before shows its warnings from the start, its errors once a save was tried', () => {
  expect(findingsToShow({ own, told: [], wasTried: false, wasSaved: true })).toEqual([warning]);
  expect(findingsToShow({ own, told: [], wasTried: true, wasSaved: true })).toEqual(own);
});

test('what the server told shows too, but not twice', () => {
  const duplicate: Finding = { path: ['question'], severity: 'error', message: 'questions.duplicate' };
  expect(findingsToShow({ own, told: [error, duplicate], wasTried: true, wasSaved: true })).toEqual([
    ...own,
    duplicate,
  ]);
});

test('a field shows its own findings, not those of fields inside it', () => {
  const inside: Finding = { ...error, path: ['question', 0] };
  expect(findingsAt([error, inside, warning], ['question'])).toEqual([error]);
});
