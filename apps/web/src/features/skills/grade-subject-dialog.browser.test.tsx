import { changeContainerSkill, listSkillsByIds, listSubjects } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, requestsOf } from '../../testing/fake-server.ts';
import { pick } from '../../testing/fields.ts';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { listedBank } from '../../testing/things.ts';
import { GradeSubjectDialog } from './grade-subject-dialog.tsx';

const subject = page.getByRole('combobox', { name: 'Subject' });

test('C-276 in the panel the subject can be chosen once there is a grade, and nothing is sent without either', async () => {
  answer(listSkillsByIds, { records: [], total: 0 });
  answer(listSubjects, { records: ['Mathematics'], total: 1 });
  await renderInStudio(
    <GradeSubjectDialog item={listedBank({ grade: '', subject: '' })} onClose={() => {}} />,
  );
  await expect.element(subject).toBeDisabled();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.element(page.getByText('Please choose a grade', { exact: true })).toBeVisible();
  await pick('Grade', 'Grade 3');
  await expect.element(subject).toBeEnabled();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.element(page.getByText('Please choose a subject', { exact: true })).toBeVisible();
  expect(requestsOf(changeContainerSkill)).toEqual([]);
});
