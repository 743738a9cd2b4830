import { listHistory, listQuestions, listSkillsByIds, updateContainer } from '@takhti/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { field, writeRich } from '../../../testing/fields.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { bankPages } from '../pages.ts';

const item = openedBank({
  content_type: 'article',
  title: 'Draft',
  json_data: { schema_version: 1, article_text: '', extra_data: { offline_link: '' } },
});

beforeEach(async () => {
  answerEditor(item);
  answer(listQuestions, { records: [], total: 0 });
  answer(listSkillsByIds, { records: [], total: 0 });
  answer(listHistory, { records: [], total: 0 });
  answer(updateContainer, { ...item, version: 2 });
  await openInStudio(bankPages, `/dashboard/comprehension?container_id=${item.container_id}`);
});

const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

test('C-012 what is written of an article is what the server is sent: its title, its text and its video', async () => {
  await page.getByRole('textbox', { name: 'Title' }).first().fill('The well');
  await writeRich('Text', 'The well is deep.');
  await save();
  await expect.poll(() => requestsOf(updateContainer)).toHaveLength(1);
  const [sent] = requestsOf(updateContainer);
  expect(sent).toMatchObject({ container_id: item.container_id, title: 'The well' });
  expect(JSON.parse(String(sent?.['json_data']))).toMatchObject({
    article_text: '<p>The well is deep.</p>',
    extra_data: { offline_link: '' },
  });
});

test('C-672 C-673 without a title or a text it says so at the field, and is not sent', async () => {
  await page.getByRole('textbox', { name: 'Title' }).first().fill('');
  await save();
  for (const name of ['Title', 'Text'])
    await expect.element(field(name).first()).toHaveAttribute('aria-invalid', 'true');
  expect(requestsOf(updateContainer)).toEqual([]);
});
