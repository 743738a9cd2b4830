import { expect, test } from 'vitest';
import { changed, parsePupils, without, withNames } from './attendance.ts';

test('names are taken as they are pasted, each once, and are present until somebody says otherwise', () => {
  const list = withNames([], ' Zarmina \nGul  Agha\r\nزرمینه، احمد\tZarmina\n\n');
  expect(list.map(({ name }) => name)).toEqual(['Zarmina', 'Gul Agha', 'زرمینه', 'احمد']);
  expect(list.every(({ isPresent, hasBegun }) => isPresent && !hasBegun)).toBe(true);
  const absent = changed(list, 'Zarmina', { isPresent: false });
  expect(withNames(absent, 'Zarmina')).toEqual(absent);
  expect(without(absent, 'Zarmina')).toHaveLength(3);
  expect(withNames([], Array.from({ length: 500 }, (_, at) => `n${at}`).join('\n'))).toHaveLength(200);
});

test('a stored list is read back; malformed data is no list', () => {
  const list = withNames([], 'Zarmina');
  expect(parsePupils(JSON.stringify(list))).toEqual(list);
  for (const kept of [null, 'x', '{}', '[1,{"name":""},null]']) expect(parsePupils(kept)).toEqual([]);
});
