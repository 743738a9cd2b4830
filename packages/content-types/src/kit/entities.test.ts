import { expect, test } from 'vitest';
import { decodeEntities } from './entities.ts';

test('references stand for their characters; what is none, or half of one, stays as it is written', () => {
  expect(decodeEntities('&lt;&#1570;&#x628;&nbsp;&amp;lt;')).toBe('<آب\u00a0&lt;');
  for (const text of ['&#xD800;', '&#57343;', '&#0;', '&#x110000;', '&nothing;'])
    expect(decodeEntities(text)).toBe(text);
  expect(decodeEntities('&#x1F600;')).toBe('\u{1F600}');
});
