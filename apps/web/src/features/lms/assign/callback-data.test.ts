import { expect, test } from 'vitest';
import { callbackDataIn } from './callback-data.ts';

test.each([
  [
    '{"ClassId":12,"Section":"B","isLate":false,"Note":null}',
    { ClassId: 12, Section: 'B', isLate: false, Note: null },
  ],
  ['{"deep":{"a":1},"list":[1],"ok":1}', { ok: 1 }],
  ['[1,2]', {}],
  ['{', {}],
  ['7', {}],
])('C-900 of %s comes back %j', (text, data) => {
  expect(callbackDataIn(new URLSearchParams({ callback_data: text }))).toEqual(data);
});

test('without any there is none', () => {
  expect(callbackDataIn(new URLSearchParams())).toEqual({});
});
