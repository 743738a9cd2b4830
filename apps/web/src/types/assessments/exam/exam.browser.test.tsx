import {
  listArticlesOfSkill,
  listAssessmentPools,
  countSkillMetadata,
  openAssessment,
} from '@takhti/contract';
import { addSkill, emptyAssessment, metadataOf } from '@takhti/content-types/assessments';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer } from '../../../testing/fake-server.ts';
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
  const pools = [{ ...skill, published_questions: 3 }];
  answer(openAssessment, { ...item, json_data, json_metadata: metadataOf(json_data), pools });
  await openInStudio(assessmentPages, `${address}?container_id=${item.container_id}`);
}

test('G-345 G-346 G-551 G-552 C-014 C-533 C-733 C-734 C-735 C-1111 a past paper names its year and province; another one asks before its skills go', async () => {
  await openExam('/dashboard/assessment/edit');
  const card = page.getByRole('region', { name: 'Kind of test' });
  await expect.element(card.getByRole('combobox', { name: 'Year' })).toHaveLength(0);
  const blueprint = page.getByRole('region', { name: 'What a learner will get' });
  await expect.element(blueprint).toMatchTextContent(/of its questions are published/);
  await expect.element(blueprint).not.toMatchTextContent(/open bank/);
  await card.getByText('Past paper').click();
  await expect.element(blueprint).toMatchTextContent(/2 of its questions lie in open banks/);
  const year = card.getByRole('combobox', { name: 'Year' });
  const province = card.getByRole('combobox', { name: 'Province' });
  await year.click();
  await expect.element(page.getByRole('option')).toHaveLength(21);
  await page.getByRole('option', { name: '1398 (2019–2020)' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(/skill is taken out of/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(year).toHaveValue('');
  const skills = page.getByRole('region', { name: 'Skills' });
  await expect.element(skills.getByText('Halve numbers')).toBeVisible();
  await province.click();
  await expect.element(page.getByRole('option')).toHaveLength(34);
  await page.getByRole('option', { name: 'Kabul' }).click();
  await dialog.getByRole('button', { name: 'Take out the skills' }).click();
  await expect.element(province).toHaveValue('Kabul');
  await expect.element(skills.getByText('Halve numbers')).toHaveLength(0);
  await year.click();
  await page.getByRole('option', { name: '1398 (2019–2020)' }).click();
  await expect.element(year).toHaveValue('1398 (2019–2020)');
});

test('C-131 C-348 C-350 skills are narrowed by metadata and weighted on their own page, and the picture follows', async () => {
  await openExam('/manage-assessment-skills');
  const card = page.getByRole('region', { name: 'Skills of the assessment' });
  await expect.element(card.getByText('of 8 questions')).toBeVisible();
  const blueprint = page.getByRole('region', { name: 'What a learner will get' });
  await expect.element(blueprint).toMatchTextContent(/of its questions are published/);
  await card.getByRole('combobox', { name: 'Metadata 1 of the questions of Halve numbers' }).click();
  await page.getByRole('option', { name: 'fractions · 3' }).click();
  await expect.element(card.getByText('of 3 questions')).toBeVisible();
  await expect.element(blueprint).not.toMatchTextContent(/are published/);
  await card.getByRole('button', { name: 'Share 100 % evenly' }).click();
  await expect.element(card.getByRole('status')).toMatchTextContent(/Weights add up to/);
});

test('C-132 the skills of an exam have a page of their own, a test is sent to its own', async () => {
  await openExam('/manage-simulation-assessment-skills');
  await expect.element(page.getByRole('heading', { name: 'Skills of the assessment' })).toBeVisible();
});
