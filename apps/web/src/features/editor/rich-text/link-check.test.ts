import { expect, test } from 'vitest';
import { linkFrom } from './link-check.ts';

test.each([
  ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
  ['http://example.org', 'http://example.org'],
  ['example.org/map', 'https://example.org/map'],
  [' example.org:8080 ', 'https://example.org:8080'],
])('%j leads to %j', (typed, link) => {
  expect(linkFrom(typed)).toBe(link);
});

test.each([
  '',
  'javascript:alert(1)',
  'mailto:a@example.org',
  'ftp://example.org',
  'word',
  'two words',
  '//',
  'https://',
])('%j leads nowhere', (typed) => {
  expect(linkFrom(typed)).toBeNull();
});
