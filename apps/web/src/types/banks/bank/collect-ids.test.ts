import { expect, test } from 'vitest';
import { collectIds } from './collect-ids.ts';
import { everythingSelected, nothingSelected, select } from '../../../ui/lists/selection.ts';

const all = Array.from({ length: 74 }, (_, at) => `q${String(at)}`);

function listOf(ids: readonly string[]) {
  const asked: number[] = [];
  return {
    asked,
    readPage: (page: number) => {
      asked.push(page);
      const records = ids.slice((page - 1) * 10, page * 10).map((content_id) => ({ content_id }));
      return Promise.resolve({ records, total: ids.length });
    },
  };
}

test('a selection of everything becomes the ids of all pages, each asked for once', async () => {
  const list = listOf(all);
  expect(await collectIds(everythingSelected, 10, list.readPage)).toEqual(all);
  expect(list.asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('deselected questions are left out', async () => {
  const list = listOf(all);
  const ids = await collectIds(select(everythingSelected, ['q0', 'q73'], false), 10, list.readPage);
  expect(ids).toHaveLength(72);
  expect(ids).not.toContain('q73');
});

test('a selection of single questions makes no call', async () => {
  const list = listOf(all);
  expect(await collectIds(select(nothingSelected, ['x'], true), 10, list.readPage)).toEqual(['x']);
  expect(list.asked).toEqual([]);
});
