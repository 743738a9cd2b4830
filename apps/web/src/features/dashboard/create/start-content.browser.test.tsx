import {
  createContainer,
  findMinimalSkill,
  listEditorSkills,
  listSubjects,
  saveUserData,
} from '@takhti/contract';
import { institutionIds, type User } from '@takhti/domain';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { urlStore } from '../../../app/launch/index.ts';
import { noUrlData } from '../../../app/launch/url-data.ts';
import { somebody } from '../../../app/session/testing/somebody.ts';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { pick } from '../../../testing/fields.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { listedSkill, openedBank } from '../../../testing/things.ts';
import { dashboardRoutes } from '../index.ts';

const skill = listedSkill({
  grade: '3',
  subject: 'Mathematics',
  category: 'Numbers',
  subcategory: '-',
  skill: 'Halve numbers',
  secondary_skill: 'Share fairly',
});
const create = page.getByRole('button', { name: 'Create', exact: true });
const radio = page.getByRole('radio', { name: /^Halve numbers/ });

beforeEach(() => {
  localStorage.clear();
  answer(listSubjects, { records: ['Mathematics'], total: 1 });
  answer(listEditorSkills, { records: [skill], total: 1 });
  answer(createContainer, ({ content_type, title }) =>
    openedBank({ content_type: content_type as 'mcq', title: String(title) }),
  );
});

async function open(
  content_type: string,
  as: Partial<User> = {},
  path = '/dashboard/select-grade-subject',
): Promise<() => string> {
  const { address } = await openInStudio(dashboardRoutes, `${path}?content_type=${content_type}`, { as });
  await expect.element(create).toBeVisible();
  return address;
}

test('typing a grade or a subject and pressing Enter chooses it', async () => {
  await open('mcq');
  await userEvent.type(page.getByRole('combobox', { name: 'Grade' }), 'grade 3{Enter}');
  await userEvent.type(page.getByRole('combobox', { name: 'Subject' }), 'math{Enter}');
  await expect.element(radio).toBeVisible();
});

test('a title that is nearly as long as it may be says how many letters are left', async () => {
  await open('mcq');
  await page.getByRole('textbox', { name: /^Title/ }).fill('x'.repeat(190));
  await expect.element(page.getByText('10 letters left')).toBeInTheDocument();
});

test('a grade of which no subject has skills says so, and what to do', async () => {
  answer(listSubjects, { records: [], total: 0 });
  await open('mcq');
  await pick('Grade', 'Grade 3');
  await page.getByRole('combobox', { name: 'Subject' }).click();
  await expect.element(page.getByText('This grade has no skills yet. Choose another one.')).toBeVisible();
});

test('new content starts with the grade and the subject of the last time, unless the grade is theirs no more', async () => {
  await open('mcq');
  await page.getByRole('textbox', { name: /^Title/ }).fill('First');
  await pick('Grade', 'Grade 3');
  await pick('Subject', 'Mathematics');
  await radio.click();
  await create.click();
  await vi.waitFor(() => expect(requestsOf(createContainer)).toHaveLength(1));

  const place = { grade: '3', subject: 'Mathematics' };
  expect(requestsOf(saveUserData)).toMatchObject([{ json: { place } }]);

  await open('mcq');
  await expect.element(page.getByRole('combobox', { name: 'Grade' })).toHaveValue('Grade 3');

  // On another device it comes with the login.
  localStorage.clear();
  await open('mcq', { user_data: { place } });
  await expect.element(page.getByRole('combobox', { name: 'Grade' })).toHaveValue('Grade 3');
  await expect.element(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('Mathematics');
  await expect.element(radio).not.toBeChecked();

  await open('mcq', { user_data: { place }, grades_access: '4' });
  await expect.element(page.getByRole('combobox', { name: 'Grade' })).toHaveValue('');
});

test('C-751 content without a title is not begun', async () => {
  await open('mcq');
  await pick('Grade', 'Grade 3');
  await pick('Subject', 'Mathematics');
  await radio.click();
  await create.click();
  await expect.element(page.getByText('Title is mandatory')).toBeVisible();
  expect(requestsOf(createContainer)).toEqual([]);
});

test('C-090 at /dashboard/select-title-grade-topics one gives the title and chooses the grade and the topic', async () => {
  answer(listEditorSkills, { records: [{ ...skill, subcategory: 'Adding' }], total: 1 });
  const address = await open('mcq', {}, '/dashboard/select-title-grade-topics');
  expect(address()).toContain('/dashboard/select-title-grade-topics?');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Halves');
  await pick('Grade', 'Grade 3');
  await pick('Subject', 'Mathematics');
  await expect.element(page.getByRole('heading', { level: 3, name: 'Adding', exact: true })).toBeVisible();
  await radio.click();
  await create.click();
  await expect
    .poll(() => requestsOf(createContainer))
    .toMatchObject([{ title: 'Halves', skill_id: skill.skill_id }]);
});

test('C-666 a bank is not begun without a skill, on which its questions are to stand', async () => {
  await open('mcq');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Halves');
  await pick('Grade', 'Grade 3');
  await pick('Subject', 'Mathematics');
  await expect.element(radio).toBeVisible();
  await create.click();
  await expect
    .element(page.getByText('Please select a skill before proceeding.', { exact: true }))
    .toBeVisible();
  expect(requestsOf(createContainer)).toEqual([]);
});

test('choosing the skill later begins on the mark that none is chosen', async () => {
  const marker = crypto.randomUUID();
  answer(findMinimalSkill, { skill_id: marker });
  await open('mcq');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Halves');
  await pick('Grade', 'Grade 3');
  await pick('Subject', 'Mathematics');
  await page.getByRole('button', { name: 'Choose the skill later', exact: true }).click();
  await expect.poll(() => requestsOf(createContainer)).toMatchObject([{ title: 'Halves', skill_id: marker }]);
  expect(requestsOf(findMinimalSkill)).toMatchObject([{ grade: '3', subject: 'Mathematics' }]);
});

test('what is missing is said at its own field, and the first of it has the focus', async () => {
  await open('competition');
  const title = page.getByRole('textbox', { name: /^Title/ });
  const grade = page.getByRole('combobox', { name: 'Grade', exact: true });
  await create.click();
  await expect.element(title).toHaveFocus();
  await title.fill('A contest');
  await create.click();
  await expect.element(grade).toHaveFocus();
  await expect.element(grade).toHaveAccessibleDescription('Please choose a grade');
  await expect.element(grade).toHaveAttribute('aria-invalid', 'true');
  await pick('Grade', 'Grade 3');
  await create.click();
  const subject = page.getByRole('combobox', { name: 'Subject', exact: true });
  await expect.element(subject).toHaveFocus();
  await expect.element(subject).toHaveAccessibleDescription('Please choose a subject');
  expect(requestsOf(createContainer)).toEqual([]);
});

test('C-1045 what was created is told, and one goes on editing it', async () => {
  const address = await open('assessment');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Halves, a test');
  await pick('Grade', 'Grade 3');
  await pick('Subject', 'Mathematics');
  await radio.click();
  await create.click();
  await expect
    .element(page.getByText('Assessment created successfully. You can go on editing.', { exact: true }))
    .toBeVisible();
  await expect.poll(address).toContain('/dashboard/assessment/edit?');
  expect(requestsOf(createContainer)).toMatchObject([{ title: 'Halves, a test', skill_id: skill.skill_id }]);
});

test('C-818 a teacher whom an LMS brings without full access begins without a list of skills', async () => {
  onTestFinished(() => urlStore.clear());
  answer(findMinimalSkill, { skill_id: skill.skill_id });
  urlStore.keep({ ...noUrlData, isLms: true, isTeacher: true, full_access: false });
  await open('mcq');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Halves');
  await pick('Grade', 'Grade 3');
  await pick('Subject', 'Mathematics');
  expect(radio.query()).toBeNull();
  await create.click();
  await expect.poll(() => requestsOf(createContainer)).toMatchObject([{ title: 'Halves' }]);
  expect(requestsOf(listEditorSkills)).toEqual([]);
});

test('C-092 content begun for generating goes on to that', async () => {
  const address = await open('mcq&then=generate');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Halves');
  await pick('Grade', 'Grade 3');
  await pick('Subject', 'Mathematics');
  await radio.click();
  await create.click();
  await expect.poll(address).toContain('/dashboard/generate?container_id=');
});

test('C-029 C-358 C-359 a skill is chosen by grade, subject, unit, skill and second skill; a topic of - is none', async () => {
  const under = listedSkill({
    ...skill,
    skill_id: crypto.randomUUID(),
    subcategory: 'Adding',
    skill: 'Double',
  });
  answer(listEditorSkills, { records: [skill, under], total: 2 });
  await open('mcq');
  await pick('Grade', 'Grade 3');
  await pick('Subject', 'Mathematics');
  await expect.element(radio).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Unit', exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Numbers' })).toBeVisible();
  await expect.element(page.getByText('Share fairly').first()).toBeVisible();
  const topics = page.getByRole('heading', { level: 3 }).elements();
  expect(topics.map(({ textContent }) => textContent)).toEqual(['Adding']);
});

test('C-817 where an institution stands alone, a game is begun by grade and subject', async () => {
  answer(findMinimalSkill, { skill_id: skill.skill_id });
  await open('rumble_in_the_jumble', { institution_id: institutionIds.standalone });
  await page.getByRole('textbox', { name: /^Title/ }).fill('Pairs');
  await pick('Grade', 'Grade 3');
  await pick('Subject', 'Mathematics');
  expect(radio.query()).toBeNull();
  await create.click();
  await expect.poll(() => requestsOf(createContainer)).toMatchObject([{ title: 'Pairs', grade: '3' }]);
  expect(requestsOf(listEditorSkills)).toEqual([]);
});

const { specs } = somebody();
test.each([
  ['C-811 G-564 G-565 ALL of them', { grades_access: 'ALL' }, 27],
  ['C-811 nothing said', { grades_access: '' }, 27],
  ['C-811 those of the person', { grades_access: '3,4' }, 2],
  ['C-812 those of the institution', { specs: { ...specs, grades: '3,4,5' } }, 3],
  ['C-812 C-813 those of both', { grades_access: '5,6', specs: { ...specs, grades: '3,4,5' } }, 1],
] as const)('the grades to choose from: %s', async (_whose, as, count) => {
  await open('mcq', as);
  await page.getByRole('combobox', { name: 'Grade', exact: true }).click();
  await expect.element(page.getByRole('option')).toHaveLength(count);
});

test.each([
  ['en', 'ltr'],
  ['ur', 'rtl'],
  ['ps', 'rtl'],
  ['prs', 'rtl'],
] as const)('C-048 in %s the page runs %s', async (locale, dir) => {
  const at = '/dashboard/select-grade-subject?content_type=mcq';
  await openInStudio(dashboardRoutes, at, { locale });
  await expect.poll(() => document.documentElement.dir).toBe(dir);
  await openInStudio(dashboardRoutes, at, { locale: 'en' });
});

test.each([
  ['a lesson', 'lesson_plan'],
  ['a question bank', 'mcq'],
  ['an assessment', 'assessment'],
  ['a game', 'rumble_in_the_jumble'],
  ['a film', 'video'],
  ['a package', 'zip'],
] as const)('C-001 a developer begins a draft of %s', async (_what, type) => {
  answer(findMinimalSkill, { skill_id: skill.skill_id });
  await open(type);
  await page.getByRole('textbox', { name: /^Title/ }).fill('Halves');
  await pick('Grade', 'Grade 3');
  await pick('Subject', 'Mathematics');
  await radio.click();
  await create.click();
  await expect
    .poll(() => requestsOf(createContainer))
    .toMatchObject([{ content_type: type, title: 'Halves' }]);
});
