import { expect } from '@playwright/test';
import { createContainer, findMinimalSkill } from '@takhti/contract';
import { apiOf } from './helpers/api.ts';
import { makeContent } from './helpers/content.ts';
import { testAs } from './helpers/login.ts';
import { skillOf } from './helpers/skills.ts';
import { uniqueTitle } from './helpers/titles.ts';

const test = testAs('developer');

test('C-226 C-726 C-727 C-728 C-730 C-722 the picker opens level by level, and nothing is changed without a skill', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'developer');
  const of = { grade: '3', subject: 'English' };
  const { skill_id } = await api(findMinimalSkill, of);
  const bank = await api(createContainer, {
    content_type: 'mcq',
    title: uniqueTitle('No skill yet'),
    language: 'english',
    skill_id,
  });
  await page.goto(
    `/dashboard/select-skill?container_id=${bank.container_id}&institution_id=${bank.institution_id}`,
  );
  await expect(
    page.getByText('No skills are attached with this content object. Please select a skill.'),
  ).toBeVisible();
  const skills = page.getByRole('radiogroup', { name: 'Skill' });
  const subject = page.getByRole('combobox', { name: 'Subject' });
  await expect(skills).toBeVisible();

  const grade = page.getByRole('combobox', { name: 'Grade' });
  await grade.click();
  await page.getByRole('option', { name: 'Grade 2', exact: true }).click();
  await expect(skills).toBeHidden();
  await page.getByRole('button', { name: 'Use this skill' }).click();
  await expect(page.getByText('Please select a skill before proceeding.')).toBeVisible();
  await expect(page).toHaveURL(/select-skill/);

  await expect(subject).toBeEnabled();
  await subject.click();
  await page.getByRole('option', { name: 'English', exact: true }).click();
  await expect(skills).toBeVisible();
});

test('C-727 C-728 without a grade there is no subject to choose, and no skill', async ({ page }) => {
  await page.goto('/dashboard/select-grade-subject?content_type=mcq');
  await expect(page.getByRole('combobox', { name: 'Subject' })).toBeDisabled();
  await expect(page.getByRole('radiogroup', { name: 'Skill' })).toBeHidden();
});

test('C-722 C-723 C-729 a skill is added to an assessment once; the last one has no remove, one of two has', async ({
  page,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const place = skillOf('author', testInfo);
  const { container_id, institution_id } = await makeContent(api, 'assessment', {
    title: uniqueTitle('One skill'),
    place,
  });
  await page.goto(`/dashboard/assessment/edit?container_id=${container_id}&institution_id=${institution_id}`);
  const remove = page.getByRole('button', { name: /^Remove/ });
  await expect(page.getByText(place.skill).first()).toBeVisible();
  await expect(remove).toHaveCount(0);
  await page.getByRole('region', { name: 'Skills' }).getByRole('button', { name: 'Add skill' }).click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add skill' });
  await add.click();
  await expect(dialog.getByText('Please select a skill before proceeding.')).toBeVisible();
  await dialog.getByRole('radio', { name: place.skill }).click();
  await expect(dialog.getByText('Skill already exists, please select another skill.')).toBeVisible();
  await dialog.getByRole('radio', { checked: false }).first().click();
  await add.click();
  await expect(remove).toHaveCount(2);
});
