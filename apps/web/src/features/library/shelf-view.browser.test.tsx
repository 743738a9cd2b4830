import { listCollections, listEditorSkills, listSubjects, searchLibrary } from '@takhti/contract';
import { filterableContentTypes } from '@takhti/content-types';
import { contentTypes } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../testing/fake-server.ts';
import { openInStudio } from '../../testing/render-in-studio.tsx';
import { libraryRoutes } from './index.ts';

/** Opens the library, in which nothing is found. */
async function open(query: string, locale: 'en' | 'ur' = 'en'): Promise<void> {
  answer(searchLibrary, { records: [], total: 0 });
  answer(listSubjects, { records: ['Science'], total: 1 });
  answer(listEditorSkills, { records: [], total: 0 });
  answer(listCollections, { records: [], total: 0 });
  await openInStudio(libraryRoutes, `/content/schools-content?${query}`, { locale });
}

test.each([
  ['en', 'No lesson plan exists for this grade and subject combination'],
  ['ur', 'اس جماعت اور مضمون کے لیے کوئی سبق کا منصوبہ موجود نہیں'],
] as const)('C-1035 no lesson plan of a grade and subject is told in %s', async (locale, words) => {
  await open('content_type=lesson_plan&grade=3&subject=Science', locale);
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test('other content that is not there is told in other words', async () => {
  await open('content_type=lesson_plan&grade=3');
  await expect.element(page.getByText('No published content matches these filters.')).toBeVisible();
});

test('C-448 the shelf is narrowed to types that can be searched, and to no others', async () => {
  await open('');
  await page.getByRole('combobox', { name: 'Type', exact: true }).click();
  const shown = () => page.getByRole('option').elements().length;
  const types = filterableContentTypes.filter((type) => contentTypes[type].searchable);
  await expect.poll(shown).toBe(types.length);
});
