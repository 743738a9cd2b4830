import { contentTypeModels } from '@takhti/content-types';
import { expect, test } from 'vitest';
import { skills } from '../skills.ts';
import { broughtFiles } from './brought-files.ts';

test.each(broughtFiles)('$title can be published on a skill of the demo', async (work) => {
  const stored = await Promise.all(
    work.files.map(async ({ file_name, body }) => ({
      path: '/files/0198f000-0000-7000-8000-000000000001',
      name: file_name,
      bytes: (await body()).length,
    })),
  );
  const doc = work.docOf(stored);
  expect(stored.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(contentTypeModels[work.content_type].check(doc, 'submit', { total_questions: 0 })).toEqual([]);
  expect(skills.map(({ skill_code }) => skill_code)).toContain(work.skill_code);
});

test('every type that holds files has something to show', () => {
  const types = new Set(broughtFiles.map(({ content_type }) => content_type));
  expect([...types].toSorted()).toEqual(['document', 'e_book', 'html_zip', 'video', 'zip']);
});
