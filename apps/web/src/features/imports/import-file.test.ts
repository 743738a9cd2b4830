import { limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { whyNotImport } from './import-file.ts';

test.each(['questions.csv', 'Fragen.XLSX'])('C-693 %s may be imported', (name) => {
  expect(whyNotImport({ name, size: 1000 })).toBeNull();
});

test.each(['questions.xls', 'questions.txt', 'csv'])('C-693 %s is refused before it is sent', (name) => {
  expect(whyNotImport({ name, size: 1000 })).toBe('uploads.type_not_allowed');
});

test('a file over the limit is refused before it is sent', () => {
  expect(whyNotImport({ name: 'a.csv', size: limits.import.bytes + 1 })).toBe('request.too_large');
});
