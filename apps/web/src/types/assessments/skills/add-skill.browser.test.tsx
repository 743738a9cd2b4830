import {
  listArticlesOfSkill,
  listAssessmentPools,
  listEditorSkills,
  listSkillsByIds,
  listSubjects,
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

test('C-722 C-723 C-729 a skill is added to an assessment once; the last one has no remove, one of two has', async () => {
  const [halve, double] = [
    listedSkill({ skill: 'Halve numbers', total_questions: 8 }),
    listedSkill({ skill: 'Double numbers', total_questions: 4, skill_order: 2 }),
  ];
  const assessment = openedBank({ content_type: 'assessment', skill_id: halve.skill_id, skill: halve.skill });
  const json_data = addSkill(emptyAssessment, halve);
  const pools = [halve, double].map((each) => ({
    ...each,
    published_questions: 0,
    bytes: 0,
    shown_bytes: 0,
  }));
  answerEditor(assessment);
  answer(listArticlesOfSkill, { records: [], total: 0 });
  answer(openAssessment, { ...assessment, json_data, json_metadata: metadataOf(json_data), pools });
  answer(listAssessmentPools, { records: [], total: 0 });
  answer(listSubjects, { records: ['Mathematics'], total: 1 });
  answer(listEditorSkills, { records: [halve, double], total: 2 });
  answer(listSkillsByIds, { records: [halve, double], total: 2 });
  const { container_id } = assessment;
  await openInStudio(assessmentPages, `/dashboard/assessment/edit?container_id=${container_id}`);

  const card = page.getByRole('region', { name: 'Skills' });
  const remove = card.getByRole('button', { name: /^Remove/ });
  await expect.element(card.getByText('Halve numbers')).toBeVisible();
  await expect.element(remove).toHaveLength(0);
  await card.getByRole('button', { name: 'Add skill' }).click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add skill' });
  await add.click();
  await expect.element(dialog.getByText('Please select a skill before proceeding.')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Halve numbers/ }).click();
  await expect.element(dialog.getByText('Skill already exists, please select another skill.')).toBeVisible();
  await add.click();
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('radio', { name: /^Double numbers/ }).click();
  await add.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(remove).toHaveLength(2);
});
