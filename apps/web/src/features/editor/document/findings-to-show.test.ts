import type { Finding } from '@takhti/domain';
import { expect, test } from 'vitest';
import { findingsAt, findingsToShow } from './findings-to-show.ts';

const error: Finding = { path: ['question'], severity: 'error', message: 'question.text_required' };
const warning: Finding = { path: ['feedback'], severity: 'warning', message: 'mcq.feedback_missing' };
const own = [error, warning];
const judged = { own, saved: own, serverFindings: [], isUnfinished: () => false };

test('something new is not criticised before its first save was tried', () => {
  expect(findingsToShow({ ...judged, wasTried: false, wasSaved: false })).toEqual([]);
});

test('what was saved before shows its warnings from the start, its errors once a save was tried', () => {
  expect(findingsToShow({ ...judged, wasTried: false, wasSaved: true })).toEqual([warning]);
  expect(findingsToShow({ ...judged, wasTried: true, wasSaved: true })).toEqual(own);
});

test('where errors are told at once, that is so of those that a change made, not of what was missing before', () => {
  const made: Finding = { path: ['ticketcost'], severity: 'error', message: 'competition.cost_negative' };
  const now = { ...judged, own: [error, made], saved: [error], wasTried: false, wasSaved: true };
  expect(findingsToShow({ ...now, showsFindingsAtOnce: true })).toEqual([made]);
  expect(findingsToShow(now)).toEqual([]);
});

test('findings of the server are shown too, but not twice', () => {
  const duplicate: Finding = { path: ['question'], severity: 'error', message: 'questions.duplicate' };
  expect(
    findingsToShow({ ...judged, serverFindings: [error, duplicate], wasTried: true, wasSaved: true }),
  ).toEqual([...own, duplicate]);
});

test('a field shows its own findings, not those of fields inside it', () => {
  const inside: Finding = { ...error, path: ['question', 0] };
  expect(findingsAt([error, inside, warning], ['question'])).toEqual([error]);
});

test('what is begun since the last save is not called unfinished before the next one', () => {
  const missing: Finding = { path: ['cards', 2, 'text'], severity: 'warning', message: 'game.text_required' };
  const isUnfinished = ({ message }: Finding): boolean => message === missing.message;
  const now = { ...judged, own: [warning, missing], saved: [warning], isUnfinished };
  expect(findingsToShow({ ...now, wasTried: false, wasSaved: true })).toEqual([warning]);
  expect(findingsToShow({ ...now, wasTried: true, wasSaved: true })).toEqual([warning, missing]);
  const later = { ...now, saved: [warning, missing] };
  expect(findingsToShow({ ...later, wasTried: false, wasSaved: true })).toEqual([warning, missing]);
});
