import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('..', import.meta.url).pathname;

test('whatever cuts text does it by the mixins that leave room for its script', () => {
  const sheets = globSync('**/*.css', { cwd: folder });
  expect(sheets.length).toBeGreaterThan(50);
  const own = sheets.filter((sheet) =>
    /text-overflow|line-clamp/.test(readFileSync(`${folder}${sheet}`, 'utf8')),
  );
  expect(own).toEqual([]);
});
