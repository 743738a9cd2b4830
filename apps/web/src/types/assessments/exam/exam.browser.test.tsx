import {
  listArticlesOfSkill,
  listAssessmentPools,
  countSkillMetadata,
  openAssessment,
  updateAssessment,
} from '@takhti/contract';
import { addSkill, emptyAssessment, metadataOf } from '@takhti/content-types/assessments';
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer, refuse, requestsOf } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { listedSkill, openedBank } from '../../../testing/things.ts';
import { assessmentPages } from '../pages.ts';

async function openExam(address: string): Promise<void> {
  const skill = listedSkill({ skill: 'Halve numbers', total_questions: 8 });
  const item = openedBank({ content_type: 'assessment', skill_id: skill.skill_id, skill: skill.skill });
  const json_data = { ...addSkill(emptyAssessment, skill), timer: 3600 };
  answerEditor(item);
  answer(listArticlesOfSkill, { records: [], total: 0 });
  answer(countSkillMetadata, {
    metadata1: [
      { value: 'fractions', count: 3 },
      { value: 'numbers', count: 5 },
    ],
    metadata2: [],
  });
  const group = {
    article_id: null,
    metadata2: '',
    difficulty: 2,
    taxonomy: 'Apply',
    skill_id: skill.skill_id,
  };
  answer(listAssessmentPools, {
    records: [
      { ...group, metadata1: 'fractions', total: 3, published: 3, open: 2 },
      { ...group, metadata1: 'numbers', difficulty: 9, total: 5, published: 0, open: 0 },
    ],
    total: 2,
  });
  const pools = [{ ...skill, published_questions: 3, bytes: 0, shown_bytes: 0 }];
  answer(openAssessment, { ...item, json_data, json_metadata: metadataOf(json_data), pools });
  await openInStudio(assessmentPages, `${address}?container_id=${item.container_id}`);
}

test('G-345 G-346 G-551 G-552 C-014 C-533 C-733 C-734 C-735 C-1111 a past paper names its year and province; another one asks before its skills go', async () => {
  await openExam('/dashboard/assessment/edit');
  const card = page.getByRole('region', { name: 'Kind of test' });
  await expect.element(card.getByRole('combobox', { name: 'Year' })).toHaveLength(0);
  const blueprint = page.getByRole('region', { name: 'What each learner gets' });
  await expect.element(blueprint).toMatchTextContent(/of its questions are published/);
  await expect.element(blueprint).not.toMatchTextContent(/open bank/);
  await card.getByText('Past paper').click();
  await expect.element(blueprint).toMatchTextContent(/2 of its questions are in open banks/);
  const year = card.getByRole('combobox', { name: 'Year' });
  const province = card.getByRole('combobox', { name: 'Province' });
  await year.click();
  await expect.element(page.getByRole('option')).toHaveLength(21);
  await page.getByRole('option', { name: '1398 (2019–2020)' }).click();
  await expect.element(year).toHaveValue('1398 (2019–2020)');
  await province.click();
  await expect.element(page.getByRole('option')).toHaveLength(34);
  await page.getByRole('option', { name: 'Herat' }).click();
  await expect.element(province).toHaveValue('Herat');
  // Until here it was only told which exam these skills are of.
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveLength(0);
  const skills = page.getByRole('region', { name: 'Skills' });
  await expect.element(skills.getByText('Halve numbers')).toBeVisible();
  await year.click();
  await page.getByRole('option', { name: '1399 (2020–2021)' }).click();
  await expect.element(dialog).toMatchTextContent(/skill will be removed from/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(year).toHaveValue('1398 (2019–2020)');
  await expect.element(skills.getByText('Halve numbers')).toBeVisible();
  await province.click();
  await page.getByRole('option', { name: 'Kabul' }).click();
  await dialog.getByRole('button', { name: 'Remove the skills' }).click();
  await expect.element(province).toHaveValue('Kabul');
  await expect.element(skills.getByText('Halve numbers')).toHaveLength(0);
});

test('C-131 C-348 C-350 skills are narrowed by metadata and weighted on their own page, and the picture follows', async () => {
  await openExam('/manage-assessment-skills');
  const card = page.getByRole('region', { name: 'Skills of the assessment' });
  await expect.element(card.getByText('of 8 questions')).toBeVisible();
  const blueprint = page.getByRole('region', { name: 'What each learner gets' });
  await expect.element(blueprint).toMatchTextContent(/of its questions are published/);
  await card.getByRole('combobox', { name: 'Metadata 1 of the questions of Halve numbers' }).click();
  await page.getByRole('option', { name: 'fractions · 3' }).click();
  await expect.element(card.getByText('of 3 questions')).toBeVisible();
  await expect.element(blueprint).not.toMatchTextContent(/are published/);
  await card.getByRole('button', { name: 'Share 100% evenly' }).click();
  await expect.element(card.getByRole('status')).toMatchTextContent(/Weightages add up to/);
});

test('on a phone the picture of what a learner gets stands whole, and counts what is published alone', async () => {
  await openExam('/manage-assessment-skills');
  await page.viewport(390, 844);
  const table = page.getByRole('group', { name: 'What each learner gets' });
  await expect.element(table).toMatchTextContent(/Apply 3/);
  await expect.element(table).not.toMatchTextContent(/Apply 8/);
  const { scrollWidth, clientWidth } = table.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('C-132 the skills of an exam have a page of their own, a test is sent to its own', async () => {
  await openExam('/manage-simulation-assessment-skills');
  await expect.element(page.getByRole('heading', { name: 'Skills of the assessment' })).toBeVisible();
});

test('C-772 C-773 C-775 C-736 G-387 G-388 G-389 G-390 the time limit takes hours up to 23 and minutes up to 59, nothing below or else, and is kept in seconds', async () => {
  await openExam('/dashboard/assessment/edit');
  const [hours, minutes] = ['Hours', 'Minutes'].map((name) =>
    page.getByRole('spinbutton', { name, exact: true }),
  ) as [Locator, Locator];
  const shows = async (field: Locator, value: string): Promise<void> => {
    await userEvent.tab();
    await expect.element(field).toHaveValue(value);
  };
  for (const [field, typed, kept] of [
    [hours, '24', '23'],
    [hours, '-1', '23'],
    [hours, 'abc', '23'],
    [minutes, '75', '59'],
    [minutes, '-1', '59'],
    [hours, '1', '1'],
    [minutes, '30', '30'],
  ] as const) {
    await field.fill(typed);
    await shows(field, kept);
  }
  refuse(updateAssessment, 'server.fault');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => requestsOf(updateAssessment)).not.toHaveLength(0);
  expect(requestsOf(updateAssessment).at(-1)).toMatchObject({ json_data: { timer: 5400 } });
});

test('C-337 the number of questions that an author shows is marked as their own', async () => {
  await openExam('/dashboard/assessment/edit');
  const shown = page.getByRole('spinbutton', { name: 'Questions shown for Halve numbers' });
  await shown.fill('3');
  refuse(updateAssessment, 'server.fault');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => requestsOf(updateAssessment)).not.toHaveLength(0);
  expect(requestsOf(updateAssessment).at(-1)).toMatchObject({
    json_data: { is_show_questions_changed: 1, show_questions: 3 },
  });
});

test('C-353 C-1112 C-1113 C-1114 C-1115 G-553 G-554 G-555 G-556 G-602 a past paper is of one of the shifts, rounds and formats that are offered', async () => {
  await openExam('/dashboard/assessment/edit');
  const card = page.getByRole('region', { name: 'Kind of test' });
  const kinds = card.getByRole('radio');
  await expect.poll(() => kinds.elements().length).toBe(3);
  await card.getByText('Past paper').click();
  for (const [name, offered] of [
    ['Round', ['1st round', '2nd round']],
    ['Shift', ['Day shift', 'Evening shift']],
    ['Questions', ['One column', 'Two columns: answers beside the question']],
    ['Options', ['Short: many side by side', 'Long: room for a sentence']],
  ] as const) {
    await card.getByRole('combobox', { name, exact: true }).click();
    const options = page.getByRole('option');
    await expect
      .poll(() => options.elements().map((option) => option.textContent))
      .toEqual(expect.arrayContaining([...offered]));
    expect(options.elements().length).toBeLessThanOrEqual(offered.length + 1);
    await userEvent.keyboard('{Escape}');
  }
});
