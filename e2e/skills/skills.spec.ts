import { expect, type Locator, type Page } from '@playwright/test';
import { createSkill, listEditorSkills, openContainer, openSkill, updateSkill } from '@takhti/contract';
import { apiOf, type Api } from '../helpers/api.ts';
import { expectAccessible } from '../helpers/browser/axe.ts';
import { makeContent } from '../helpers/content.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { testAs } from '../helpers/people/login.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const test = testAs('admin');

/** A subject of its own for each test, so that nobody else's skills are in its tree. */
async function makeSubject(api: Api, skills: readonly object[]): Promise<string> {
  const subject = uniqueTitle('Subject');
  for (const skill of skills)
    await api(createSkill, { grade: '5', subject, category: 'Numbers', skill: 'Count', ...skill });
  return subject;
}

const treeOf = (subject: string) => `/skills?${new URLSearchParams({ grade: '5', subject })}`;
const rowOf = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ hasText: name });
const toast = (page: Page, words: string) => page.getByText(words);

async function choose(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${row}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const csvOf = (name: string, ...rows: readonly (readonly string[])[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((cells) => cells.join(',')).join('\r\n')),
});

/** The skills in the order in which the tree shows them. */
async function order(api: Api, subject: string): Promise<string[]> {
  const { records } = await api(listEditorSkills, { grade: '5', subject });
  return records.map(({ skill }) => skill);
}

test('C-168 C-359 C-726 C-727 C-1057 the tree shows a grade first, then a subject of it, and gaps stand out; 3 skeleton rows show while it loads', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'admin');
  const subject = await makeSubject(api, [
    { skill: 'With a bank', subcategory: 'Adding' },
    { skill: 'Without any', category: 'Shapes' },
  ]);
  await makeContent(await apiOf(request, 'developer'), 'mcq', {
    title: uniqueTitle('Covers'),
    place: { grade: '5', subject, skill: 'With a bank' },
  });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/skills/coverage', async (route) => {
    await held.promise;
    await route.continue();
  });

  await page.goto('/skills');
  await expect(page.getByRole('heading', { name: 'Choose a grade' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Subject' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Grade' }).click();
  await page.getByRole('option', { name: 'Grade 5' }).click();
  const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
  await expect(loading.locator('[data-visible]')).toHaveCount(3);
  held.resolve();
  await page.getByRole('link', { name: subject }).click();

  await expect(rowOf(page, 'With a bank')).toContainText('1 draft');
  await expect(rowOf(page, 'Without any')).toContainText('Nothing yet');
  const unit = (name: string) => page.getByRole('region', { name });
  await expect(unit('Numbers').getByRole('heading', { name: 'Adding' })).toBeVisible();
  await expect(unit('Numbers')).toContainText('No gaps');
  await expect(unit('Shapes')).toContainText('1 gap');
  await page.getByRole('switch', { name: 'Only gaps' }).click();
  await expect(unit('Numbers')).toBeHidden();
  await expect(rowOf(page, 'Without any')).toBeVisible();
  await expectAccessible(page);
});

test('C-169 C-728 C-724 C-725 C-723 C-1043 a skill is added with the keyboard, every error at its field', async ({
  page,
  request,
}) => {
  const subject = await makeSubject(await apiOf(request, 'admin'), [{ skill: 'Count to ten' }]);
  const level = (name: string) => page.getByRole('combobox', { name, exact: true });
  await page.goto('/skills/add');
  for (const name of ['Subject', 'Unit', 'Topic', 'Skill']) await expect(level(name)).toBeDisabled();
  await page.goto(`/skills/add?${new URLSearchParams({ grade: '5', subject })}`);
  await page.getByRole('textbox', { name: 'Code' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Category is required')).toBeVisible();
  await expect(page.getByText('Skill required')).toBeVisible();
  await expect(level('Unit')).toBeFocused();

  await page.keyboard.type('Numbers');
  await level('Skill').focus();
  await page.keyboard.type('COUNT to ten');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Skill already exists, please select another skill.')).toBeVisible();

  await level('Skill').fill('Count to twenty');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Skill added successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/skills\?grade=5/);
  await expect(rowOf(page, 'Count to twenty')).toBeInViewport();
});

test('C-170 C-1043 a skill is changed, what is not saved is asked about, and the history tells of it; both versions are there when somebody else was faster', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'admin');
  const subject = await makeSubject(api, [{ skill: 'Halve' }]);
  await page.goto(treeOf(subject));
  await page.getByRole('link', { name: 'Halve' }).click();
  await expect(page).toHaveURL(/\/skills\/edit\?/);
  await page.getByLabel('Secondary skill').fill('On paper');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Skill updated successfully.')).toBeVisible();
  await expect(rowOf(page, 'Halve')).toContainText('On paper');

  await page.getByRole('link', { name: 'Halve' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Hamid Noorzai changed this skill');
  await expect(history).toContainText('Secondary skill: empty→On paper');

  await page.getByLabel('Code').fill('MINE');
  const skill_id = new URL(page.url()).searchParams.get('skill_id') ?? '';
  const { version, skill_code: _old, ...fields } = await api(openSkill, { skill_id });
  await api(updateSkill, { ...fields, skill_code: 'THEIRS', version });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Somebody else changed this skill');
  await expect(page.getByLabel('Code')).toHaveValue('MINE');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Code')).toHaveValue('THEIRS');
});

test('C-722 C-1026 C-1027 C-1043 a skill is deleted after a question, unless something stands on it; that one is merged into another', async ({
  page,
  request,
}) => {
  const subject = await makeSubject(await apiOf(request, 'admin'), [
    { skill: 'Twin' },
    { skill: 'Original' },
    { skill: 'Free', subcategory: 'Other' },
  ]);
  const developer = await apiOf(request, 'developer');
  const place = { grade: '5', subject, skill: 'Twin' };
  const bank = await makeContent(developer, 'mcq', { title: uniqueTitle('Moves'), place });
  await makeContent(developer, 'assessment', { title: uniqueTitle('Uses'), place });
  await page.goto(treeOf(subject));
  const dialog = page.getByRole('dialog');
  const sure = dialog.getByRole('button', { name: 'Delete' });
  await choose(page, 'Twin', 'Delete');
  await sure.click();
  await expect(toast(page, 'Skill has Assessments, cannot delete.')).toBeVisible();
  await choose(page, 'Free', 'Delete');
  await sure.click();
  await expect(toast(page, 'Skill deleted successfully.')).toBeVisible();
  await expect(rowOf(page, 'Free')).toBeHidden();

  await choose(page, 'Twin', 'Merge into…');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(dialog.getByText('Please select a skill before proceeding.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /Original/ }).click();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(toast(page, 'Merged into “Original” successfully.')).toBeVisible();
  await expect(rowOf(page, 'Twin')).toBeHidden();
  await expect(rowOf(page, 'Original')).toContainText('2 drafts');
  const { container_id } = bank;
  expect(await developer(openContainer, { container_id })).toMatchObject({ skill: 'Original' });
});

test('C-361 skills and units change places by keys, by menu and by dragging', async ({ page, request }) => {
  const api = await apiOf(request, 'admin');
  const subject = await makeSubject(api, [
    { skill: 'one' },
    { skill: 'two' },
    { skill: 'three' },
    { skill: 'round', category: 'Shapes' },
  ]);
  await page.goto(treeOf(subject));
  const handle = (name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name}:`) });
  await handle('one').focus();
  await page.keyboard.press('ArrowDown');
  await expect(handle('one')).toHaveAccessibleName('Move one: 2 of 3');
  await expect(handle('one')).toBeFocused();
  await expect.poll(() => order(api, subject)).toEqual(['two', 'one', 'three', 'round']);

  await choose(page, 'three', 'Move up');
  await expect.poll(() => order(api, subject)).toEqual(['two', 'three', 'one', 'round']);

  await handle('one').dragTo(rowOf(page, 'two'), { targetPosition: { x: 40, y: 4 } });
  await expect.poll(() => order(api, subject)).toEqual(['one', 'two', 'three', 'round']);

  await handle('Shapes').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => order(api, subject)).toEqual(['round', 'one', 'two', 'three']);
});

test('C-721 C-884 a file with errors is answered row by row, a right one is imported, and the export comes back', async ({
  page,
}, testInfo) => {
  const subject = uniqueTitle('Imported');
  const heading = ['grade', 'subject', 'unit', 'topic', 'skill', 'skill_code'];
  const wrong = [
    ['5', subject, 'Numbers', '', 'Count', 'N-1'],
    ['5', subject, '', '', 'Halve', 'N-2'],
    ['5', subject, 'Numbers', '', 'count', 'N-3'],
  ];
  const right = wrong.slice(0, 2).map((row) => row.with(2, 'Numbers'));
  await page.goto('/skills');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  const file = page.locator('input[type=file]');
  await file.setInputFiles(csvOf('wrong.csv', heading, ...wrong));
  const line = (words: string) => dialog.getByRole('row').filter({ hasText: words });
  await expect(line('Category is required')).toContainText(/^3/);
  await expect(line('The same skill as in row 2')).toContainText(/^4/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await file.first().setInputFiles(csvOf('right.csv', heading, ...right));
  await expect(dialog).toContainText('2 skills added or changed');
  await dialog.getByRole('button', { name: 'Show the skills' }).click();

  await goWithin(page, treeOf(subject));
  await expect(rowOf(page, 'Halve')).toContainText('N-2');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const path = testInfo.outputPath('skills.csv');
  await (await download).saveAs(path);
  await page.getByRole('button', { name: 'Import' }).click();
  await file.setInputFiles(path);
  await expect(dialog).toContainText('0 skills added or changed');
});

testAs('developer')('C-171 a role that keeps no skills is told so at the address', async ({ page }) => {
  const told = page.getByRole('heading', { name: 'Your role does not allow this' });
  await page.goto('/skills');
  await expect(told).toBeVisible();
  for (const path of ['/skills/add', '/skills/edit']) {
    await goWithin(page, '/dashboard');
    await expect(told).toBeHidden();
    await goWithin(page, path);
    await expect(told).toBeVisible();
  }
});
