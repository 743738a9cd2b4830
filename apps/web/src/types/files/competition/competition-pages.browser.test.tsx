import { competitionModel } from '@takhti/content-types/files';
import { createContainer, findMinimalSkill, listEditorSkills, listSubjects } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dashboardRoutes } from '../../../features/dashboard/index.ts';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer } from '../../../testing/fake-server.ts';
import { pick } from '../../../testing/fields.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { listedSkill, openedBank } from '../../../testing/things.ts';
import { filesPages } from '../pages.ts';

const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;

function cup(change: object, over: Partial<OpenedContainer> = {}): OpenedContainer {
  const json_data = { ...competitionModel.defaults(start), ...change };
  return openedBank({ content_type: 'competition', title: 'Cup', json_data, ...over });
}

async function open(page_of: 'editor' | 'rewardeditor' | 'preview', item: OpenedContainer): Promise<void> {
  answerEditor(item);
  const folder = page_of === 'preview' ? '/content' : '/dashboard';
  const query = new URLSearchParams({ container_id: item.container_id, institution_id: '98' });
  await openInStudio(filesPages, `${folder}/competition/${page_of}?${query}`);
}

test('a cost below zero is told at its field while it is written, before anything is saved', async () => {
  await open('rewardeditor', cup({ ticketcost: 10 }));
  const cost = page.getByRole('textbox', { name: 'Cost of the reward' });
  await expect.element(cost).toHaveValue('10');
  await cost.fill('-5');
  await expect.element(cost).toHaveAccessibleDescription(/cannot be below zero/);
  await cost.fill('5');
  await expect.element(page.getByText(/cannot be below zero/)).not.toBeInTheDocument();
});

test('the grade of a level stays when it is chosen again', async () => {
  await open('editor', cup({ levels: [{ level_grade: '5', lessons_ids: [] }] }));
  const grade = page.getByRole('combobox', { name: /grade of level 1/i });
  await expect.element(grade).toHaveValue('Grade 5');
  await grade.click();
  await page.getByRole('option', { name: 'Grade 5', exact: true }).click();
  await expect.element(grade).toHaveValue('Grade 5');
});

test('so is an end before the beginning; what was there before is not held against who opens it', async () => {
  await open('editor', cup({ secretcode: 'AB' }));
  const end = page.getByLabelText('Ends');
  await end.fill('2020-01-01T08:00:00');
  await expect.element(end).toHaveAccessibleDescription(/before|after|later/i);
  expect(page.getByText(/Exactly 3 letters or digits/).elements()).toHaveLength(1);
});

test('a reviewer reads the cost in coins, as its author and learners do; the currency is a fact of its own', async () => {
  await open('preview', cup({ ticketcost: 10 }));
  await expect.element(page.getByText('10 coins', { exact: true })).toBeVisible();
  expect(page.getByText('10 PKR').query()).toBeNull();
  await expect.element(page.getByText('PKR', { exact: true })).toBeVisible();
});

test('whoever begins a competition types its title at once, and goes on in the first field of its editor', async () => {
  const item = cup({});
  const skill = listedSkill({ grade: '3', subject: 'Mathematics' });
  answer(listSubjects, { records: ['Mathematics'], total: 1 });
  answer(listEditorSkills, { records: [skill], total: 1 });
  answer(findMinimalSkill, skill);
  answer(createContainer, item);
  answerEditor(item);
  await openInStudio(
    [...dashboardRoutes, ...filesPages],
    '/dashboard/select-title-grade-topics?content_type=competition',
  );
  await expect.element(page.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
  await userEvent.keyboard('Cup');
  await pick('Grade', 'Grade 3');
  await pick('Subject', 'Mathematics');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'When' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveFocus();
});
