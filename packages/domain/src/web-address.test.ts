import { expect, test } from 'vitest';
import { isWebAddress } from './texts/is-web-address.ts';
import { WebAddress } from './web-address.ts';

test.each([
  'https://example.org',
  'HTTP://EXAMPLE.ORG:8080/a?b=c#d',
  'https://ur.wikipedia.org/wiki/پانی',
  'https://example.org?x=javascript:1',
])('%j is an address of the web', (text) => {
  expect(isWebAddress(text)).toBe(true);
  expect(WebAddress.safeParse(text).success).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.org/x',
  'mailto:a@example.org',
  '//example.org',
  'example.org',
  'https:example.org',
  'https:\\\\example.org',
  'https://a:b@example.org',
  'https://example.org/\njavascript:x',
])('%j is none', (text) => {
  expect(isWebAddress(text)).toBe(false);
  expect(WebAddress.safeParse(text).success).toBe(false);
});

test('no address is one that can be kept', () => {
  expect(WebAddress.safeParse('').success).toBe(true);
});
