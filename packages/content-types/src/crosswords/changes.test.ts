import { expect, test } from 'vitest';
import english from './fixtures/v1/english.json';
import { crosswordModel } from './model.ts';

const snapshot = (files: unknown[], rest: object = {}) => ({
  title: 'Water',
  json_data: { ...english, files, ...rest },
});
const [one, two, three] = english.files;
const changed = (after: unknown[], rest?: object) =>
  crosswordModel.changes(snapshot([one, two]), snapshot(after, rest)).map(({ field }) => field);

test('C-500 words are told of one by one: changed, come, gone and moved', () => {
  expect(changed([{ ...one, clue: 'Other' }, two])).toEqual(['json_data.files.#1']);
  expect(changed([one, two, three])).toEqual(['json_data.files.#3@2']);
  expect(changed([two])).toEqual(['json_data.files.#1@0']);
  expect(changed([two, one])).toEqual(['json_data.files.#order']);
  expect(changed([one, two], { description: 'New' })).toEqual(['json_data.description']);
});

test('the document says the title and language of its container', () => {
  const held = { title: 'New', language: 'urdu', json_data: english } as const;
  expect(crosswordModel.afterFieldChange(held, 'title')).toMatchObject({ title: 'New', language: 'urdu' });
});
