import { createRubric, deleteRubric, listRubrics, openRubric, updateContainer } from '@takhti/contract';
import type { OpenedContainer, Rubric } from '@takhti/domain';
import { messages } from '@takhti/content-types/message-texts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { somebody } from '../../../../app/session/testing/somebody.ts';
import { answerEditor } from '../../../../testing/answer-editor.ts';
import { answer, refuse, requestsOf } from '../../../../testing/fake-server.ts';
import { field } from '../../../../testing/fields.ts';
import { openInStudio } from '../../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../../testing/things.ts';
import { filesPages } from '../../pages.ts';

const { user_id, full_name, institution_id } = somebody();
const item = openedBank({
  content_type: 'assignment',
  json_data: { schema_version: 2, description: 'Write', points: null, links: [], files: [], rubric: null },
});
const level = (title: string, score: number) => ({ title, score, description: '' });
const rubric_id = crypto.randomUUID();
const rubric: Rubric = {
  id: rubric_id,
  rubric_id,
  institution_id,
  assignment_id: item.content_id,
  user_id,
  author_full_name: full_name,
  title: 'Letter',
  total_points: 6.5,
  total_criterion: 2,
  sort_order: 0,
  criterion_json: [
    { title: 'Words', description: '', levels: [level('Few', 1), level('Many', 4)] },
    { title: 'Grammar', description: '', levels: [level('Clear', 2.5)] },
  ],
  version: 1,
  created_on: '2026-01-15 08:00:00',
  updated_on: '2026-01-15 08:00:00',
  is_deleted: 0,
};

type RubricPage = 'createRubrics' | 'savedRubrics' | 'previewRubrics';

/** Opens a page of rubrics of the assignment, where one rubric is saved. */
function open(name: RubricPage, query: Readonly<Record<string, string>> = {}, of: OpenedContainer = item) {
  answerEditor(of);
  answer(listRubrics, { records: [rubric], total: 1 });
  answer(openRubric, rubric);
  const at = new URLSearchParams({ container_id: item.container_id, institution_id: '98', ...query });
  return openInStudio(filesPages, `/dashboard/assignment/editor/${name}?${at}`);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const header = page.getByRole('heading', { level: 1 });
const totals = (words: string) => page.getByText(words, { exact: true });

/** The rubric that the last save put into the assignment. */
function applied(): unknown {
  const { json_data } = requestsOf(updateContainer).at(-1) ?? {};
  return (JSON.parse(String(json_data)) as { rubric: unknown }).rubric;
}

describe('saved rubrics', () => {
  test('C-112 C-241 G-289 G-293 are listed with their totals; Play opens the preview of one', async () => {
    const studio = await open('savedRubrics');
    await expect.element(page.getByRole('heading', { name: 'Letter' })).toBeVisible();
    await expect.element(totals('6.5 points · 2 criteria')).toBeVisible();
    await page.getByRole('link', { name: 'Play: Letter' }).click();
    await expect.element(page.getByRole('radio').first()).toBeVisible();
    await expect.poll(studio.address).toContain('/dashboard/assignment/editor/previewRubrics?');
    expect(requestsOf(openRubric)).toMatchObject([{ rubric_id }]);
  });

  test('C-242 G-290 Duplicate adds a copy of one, for this assignment', async () => {
    await open('savedRubrics');
    answer(createRubric, { ...rubric, title: 'Letter (copy)' });
    await button('Duplicate: Letter').click();
    await expect.element(page.getByText('The rubric was duplicated.')).toBeVisible();
    const { criterion_json } = rubric;
    const copied = { assignment_id: item.content_id, title: 'Letter (copy)', criterion_json };
    expect(requestsOf(createRubric)).toMatchObject([copied]);
  });

  test('C-022 C-243 G-291 Apply Rubric puts one into the assignment, and leads back to it', async () => {
    const studio = await open('savedRubrics');
    answer(updateContainer, item);
    await button('Apply rubric: Letter').click();
    await expect.element(page.getByText('The rubric was applied.')).toBeVisible();
    const { title, criterion_json } = rubric;
    expect(applied()).toEqual({ rubric_id, title, criterion_json });
    await expect.poll(studio.address).toContain('/dashboard/assignment/editor?');
  });

  test('are not applied by somebody who may only look at the assignment', async () => {
    const abilities = { ...item.abilities, can_edit: false };
    await open('savedRubrics', {}, { ...item, abilities });
    await expect.element(page.getByRole('link', { name: 'Play: Letter' })).toBeVisible();
    expect(page.getByRole('button', { name: /^Apply rubric/ }).query()).toBeNull();
  });
});

describe('a new rubric', () => {
  async function write(): Promise<void> {
    await open('createRubrics');
    await field('Title of the rubric').fill('Speech');
    await field('Criterion 1').fill('Voice');
    await field('Level 1').fill('Soft');
    await field('Level 2').fill('Clear');
  }
  const score = (at: number) => field('Score').nth(at);

  test.each(['createRubrics', 'previewRubrics'] as const)(
    'on a small phone the header of %s, which stays, leaves most of the window',
    async (name) => {
      await open(name, { rubric_id });
      await page.viewport(320, 568);
      await expect.element(button('Apply rubric')).toBeVisible();
      const sticky = header.element().closest<HTMLElement>('[data-page-header]');
      await expect.poll(() => sticky?.offsetHeight ?? 568).toBeLessThan(150);
      await page.viewport(1280, 800);
    },
  );

  test('C-111 C-245 C-246 G-292 is written and saved on its page, whose header stays and tells the totals', async () => {
    await write();
    await score(1).fill('2.5');
    await expect.element(totals('2.5 points · 1 criterion')).toBeVisible();
    await button('Add criterion').click();
    await expect.element(totals('3.5 points · 2 criteria')).toBeVisible();
    await expect.element(field('Criterion 2')).toHaveFocus();
    const sticky = header.element().closest('[data-page-header]');
    expect(sticky?.textContent).toContain('3.5 points · 2 criteria');
    expect(sticky && getComputedStyle(sticky).position).toBe('sticky');
    await button('Delete criterion 2').click();
    await expect.element(field('Criterion 1')).toHaveFocus();
    await button('Undo').click();
    await expect.element(field('Criterion 2')).toHaveFocus();
    await button('Delete criterion 2').click();
    answer(createRubric, rubric);
    await button('Save').click();
    await expect.element(page.getByText('The rubric was saved.')).toBeVisible();
    await expect.element(button('Save')).toHaveFocus();
    const voice = { title: 'Voice', description: '', levels: [level('Soft', 0), level('Clear', 2.5)] };
    expect(requestsOf(createRubric)).toMatchObject([
      { assignment_id: item.content_id, title: 'Speech', criterion_json: [voice] },
    ]);
  });

  test('C-618 C-619 its main button applies it; beside it are Play, Add criterion and Save', async () => {
    await write();
    const looks = ['Apply rubric', 'Play', 'Save', 'Add criterion'].map((name) =>
      button(name).element().getAttribute('data-variant'),
    );
    expect(looks).toEqual([null, 'default', 'default', 'light']);
    answer(createRubric, rubric);
    answer(updateContainer, item);
    await button('Apply rubric').click();
    await expect.element(page.getByText('The rubric was applied.')).toBeVisible();
    expect(applied()).toMatchObject({ rubric_id });
    expect(requestsOf(createRubric)).toMatchObject([{ title: 'Speech' }]);
  });

  test.each([
    ['C-758 two levels of one title', () => field('Level 2').fill(' soft '), 'rubric.title_duplicate'],
    ['C-758 two levels of one score', () => score(1).fill('0'), 'rubric.score_duplicate'],
    ['no score', () => score(1).clear(), 'rubric.score_required'],
    ['C-758 a score below zero', () => score(1).fill('-1'), 'rubric.score_negative'],
  ] as const)('%s is refused beside its field, and nothing is lost', async (_what, spoil, message) => {
    await write();
    await spoil();
    await button('Save').click();
    await expect.element(page.getByText(messages[message], { exact: true })).toBeVisible();
    await expect.element(field('Title of the rubric')).toHaveValue('Speech');
    expect(requestsOf(createRubric)).toEqual([]);
  });
});

test('C-113 C-245 C-246 G-294 the preview shows a rubric, of which nothing can be written, and adds up what is marked', async () => {
  await open('previewRubrics', { rubric_id });
  await expect.element(header).toHaveTextContent('Letter');
  await expect.element(totals('6.5 points · 2 criteria')).toBeVisible();
  // The name on the sheet is the only thing to write.
  expect(page.getByRole('textbox').elements()).toEqual([field('Name of the learner').element()]);
  await page.getByRole('radio', { name: /Many/ }).click();
  await expect.element(page.getByText(/^4 of 6.5 points/)).toBeVisible();
});

test('what is filled in for a learner is there after a reload and another page, until it is cleared', async () => {
  const [name, mark] = [field('Name of the learner'), page.getByRole('radio', { name: /Many/ })];
  await open('previewRubrics', { rubric_id });
  await expect.element(button('Clear the sheet')).toBeDisabled();
  await name.fill('Zarghuna');
  await mark.click();
  await open('savedRubrics');
  await expect.element(page.getByRole('heading', { name: 'Letter' })).toBeVisible();
  await open('previewRubrics', { rubric_id });
  await expect.element(name).toHaveValue('Zarghuna');
  await expect.element(mark).toBeChecked();
  await button('Clear the sheet').click();
  await expect.element(mark).not.toBeChecked();
  await expect.element(name).toHaveFocus();
  await open('previewRubrics', { rubric_id });
  await expect.element(name).toHaveValue('');
});

async function deleteIt(): Promise<void> {
  await open('savedRubrics');
  await button('Delete: Letter').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

const deleted = page.getByText('Rubric deleted', { exact: true });

test('C-1046 a deleted rubric is confirmed by a toast', async () => {
  answer(deleteRubric, {});
  await deleteIt();
  await expect.element(deleted).toBeVisible();
  expect(requestsOf(deleteRubric)).toMatchObject([{ rubric_id }]);
});

test('C-1046 a refused deletion is not confirmed', async () => {
  refuse(deleteRubric, 'rubrics.not_own');
  await deleteIt();
  await expect.poll(() => requestsOf(deleteRubric).length).toBe(1);
  expect(deleted.query()).toBeNull();
});
