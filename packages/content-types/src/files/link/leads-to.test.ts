import { expect, test } from 'vitest';
import { leadsTo } from './leads-to.ts';

test('tells the host of an address of the web', () => {
  expect(leadsTo('https://ur.wikipedia.org/wiki/پانی')).toEqual({
    href: 'https://ur.wikipedia.org/wiki/%D9%BE%D8%A7%D9%86%DB%8C',
    host: 'ur.wikipedia.org',
  });
  expect(leadsTo('http://example.org:8080/')?.host).toBe('example.org:8080');
});

test.each([
  '',
  'example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://a:b@example.org',
  'https://',
])('offers nothing to open for "%s"', (link) => {
  expect(leadsTo(link)).toBeNull();
});
