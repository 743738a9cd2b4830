import {
  changeContainerSkill,
  listEditorSkills,
  listSkillsByIds,
  listSubjects,
  openContainer,
} from '@takhti/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, requestsOf } from '../../testing/fake-server.ts';
import { pick } from '../../testing/fields.ts';
import { openInStudio } from '../../testing/render-in-studio.tsx';
import { listedSkill, openedBank } from '../../testing/things.ts';
import { dashboardRoutes } from '../dashboard/index.ts';
import { skillsRoutes } from './index.ts';

const skills = page.getByRole('radiogroup', { name: 'Skill' });
const subject = page.getByRole('combobox', { name: 'Subject' });

beforeEach(() => {
  answer(listSubjects, { records: ['English', 'Mathematics'], total: 2 });
});

test('C-1032 C-226 C-726 C-727 C-728 C-730 C-722 the picker opens level by level, and nothing is changed without a skill', async () => {
  const bank = openedBank({ is_minimal_skill: true, grade: '3', subject: 'English' });
  const { container_id } = bank;
  const skill = listedSkill({ skill: 'Name the verbs', grade: '2', subject: 'English' });
  answer(openContainer, bank);
  answer(listSkillsByIds, { records: [], total: 0 });
  answer(listEditorSkills, ({ grade }) => ({ records: [{ ...skill, grade: String(grade) }], total: 1 }));
  answer(changeContainerSkill, { ...bank, skill_id: skill.skill_id });
  const { address } = await openInStudio(
    skillsRoutes,
    `/dashboard/select-skill?container_id=${container_id}`,
  );
  await expect
    .element(page.getByText('No skills are attached with this content object. Please select a skill.'))
    .toBeVisible();
  await expect.element(skills).toBeVisible();

  await pick('Grade', 'Grade 2');
  await expect.element(skills).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Use this skill' }).click();
  await expect.element(page.getByText('Please select a skill before proceeding.')).toBeVisible();
  expect(address()).toContain('/dashboard/select-skill?');
  expect(requestsOf(changeContainerSkill)).toEqual([]);

  await pick('Subject', 'English');
  await page.getByRole('radio', { name: /^Name the verbs/ }).click();
  await page.getByRole('button', { name: 'Use this skill' }).click();
  await expect.poll(address).toContain('/dashboard/mcq?');
  expect(requestsOf(changeContainerSkill)).toMatchObject([
    { container_id, skill_id: skill.skill_id, grade: '2' },
  ]);
});

test('C-726 C-727 C-728 without a grade there is no subject to choose, and no skill', async () => {
  await openInStudio(dashboardRoutes, '/dashboard/select-grade-subject?content_type=mcq');
  await expect.element(subject).toBeDisabled();
  await expect.element(skills).not.toBeInTheDocument();
});

test('changing the skill starts in its search, and the next key stop is the tree', async () => {
  const bank = openedBank({ is_minimal_skill: true, grade: '3', subject: 'English' });
  answer(openContainer, bank);
  answer(listSkillsByIds, { records: [], total: 0 });
  answer(listEditorSkills, { records: [listedSkill({ skill: 'Name the verbs' })], total: 1 });
  await openInStudio(skillsRoutes, `/dashboard/select-skill?container_id=${bank.container_id}`);
  await expect.element(page.getByRole('searchbox', { name: /^Search/ })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('radio', { name: /^Name the verbs/ })).toHaveFocus();
});
