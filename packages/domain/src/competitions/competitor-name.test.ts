import { expect, test } from 'vitest';
import { competitorName, readCompetitorName } from './competitor-name.ts';

test.each([
  ['Zara', 'Zara'],
  ['  Amina  Jan ', 'Amina Jan'],
  ['O’Hara-Khan', 'O’Hara-Khan'],
  ['گل‌بانو', 'گل‌بانو'],
  ['Shital', 'Shital'],
  ['\u202eZara', 'Zara'],
  ['José', 'José'],
  ['گل\u200dبانو', 'گلبانو'],
])('%j is a name: %j', (typed, name) => {
  expect(competitorName(typed)).toBe(name);
});

test.each([
  ['', 'nothing'],
  ['Ali 7', 'a figure'],
  ['\u3164', 'a filler that nobody sees'],
  ['ـــ', 'strokes alone'],
  ['Z\u0430ra', 'a Cyrillic letter among Latin ones'],
  [`a${'\u0301'.repeat(22)}`, 'a heap of marks'],
  ['F u c k', 'an insult with gaps'],
  ['fúck', 'an insult with an accent'],
  ['fuckk', 'an insult with a letter more'],
  ['f.u.c.k er', 'an insult with dots'],
  ['احمق', 'an insult'],
])('%j is none: %s', (typed) => {
  expect(competitorName(typed)).toBeNull();
});

test.each([
  ['Ali 2', 'letters'],
  ['', 'letters'],
  ['Z\u0430ra', 'letters'],
  ['Abdurrahmanullah Zarghunkhan', 'long'],
  ['احمق', 'unkind'],
  ['Zara', null],
])('what is wrong with %j as a name: %s', (typed, fault) => {
  expect(readCompetitorName(typed).fault).toBe(fault);
});
