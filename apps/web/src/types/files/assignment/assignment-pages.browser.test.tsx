import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { filesPages } from '../pages.ts';

const criterion = {
  title: 'Words',
  description: '',
  levels: [{ title: 'Many', score: 4, description: 'More than a hundred' }],
};
const item = openedBank({
  content_type: 'assignment',
  title: 'A letter',
  json_data: {
    schema_version: 2,
    description: 'Write about a river',
    points: null,
    links: [{ title: 'The Indus', link: 'https://example.org/indus' }],
    files: [{ path: '/files/a', name: 'map.pdf', bytes: 2_048, alt: '' }],
    rubric: { rubric_id: crypto.randomUUID(), title: 'Letter', criterion_json: [criterion] },
  },
});

function open(address: string) {
  answerEditor(item);
  const at = new URLSearchParams({ container_id: item.container_id, institution_id: '98' });
  return openInStudio(filesPages, `${address}?${at}`);
}

test('C-022 C-110 the editor of an assignment shows its rubric, from which its points come', async () => {
  const studio = await open('/dashboard/assignment/editor');
  await expect.element(page.getByText('More than a hundred')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Points' })).toHaveValue('4');
  await expect.element(page.getByText('map.pdf')).toBeVisible();
  await expect.element(page.getByText(/^What learners should do/)).toBeVisible();
  await page.getByRole('link', { name: 'Create a rubric' }).click();
  await expect.poll(studio.address).toContain('/dashboard/assignment/editor/createRubrics?');
});

test('C-156 the preview shows an assignment, and nothing to edit it with', async () => {
  await open('/content/assignment/preview');
  await expect.element(page.getByText('Write about a river')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'The Indus' })).toBeVisible();
  await expect.element(page.getByText('More than a hundred')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Download.*map.pdf/ })).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(page.getByRole('link', { name: /rubric/ }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: /^(Save|Remove the rubric|Add)/ }).elements()).toEqual([]);
});
