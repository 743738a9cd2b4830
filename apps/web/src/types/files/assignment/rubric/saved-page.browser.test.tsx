import { deleteRubric, listRubrics } from '@takhti/contract';
import type { Rubric } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { somebody } from '../../../../app/session/testing/somebody.ts';
import { answerEditor } from '../../../../testing/answer-editor.ts';
import { answer, refuse, requestsOf } from '../../../../testing/fake-server.ts';
import { openInStudio } from '../../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../../testing/things.ts';
import { filesPages } from '../../pages.ts';

const { user_id, full_name, institution_id } = somebody();
const item = openedBank({
  content_type: 'assignment',
  json_data: { schema_version: 1, description: 'Write', points: null, links: [], rubric: null },
});
const rubric_id = crypto.randomUUID();
const rubric: Rubric = {
  id: rubric_id,
  rubric_id,
  institution_id,
  assignment_id: item.content_id,
  user_id,
  author_full_name: full_name,
  title: 'Letter',
  total_points: 4,
  total_criterion: 1,
  sort_order: 0,
  criterion_json: [
    { title: 'Words', description: '', levels: [{ title: 'Many', description: '', score: 4 }] },
  ],
  version: 1,
  created_on: '2026-01-15 08:00:00',
  updated_on: '2026-01-15 08:00:00',
  is_deleted: 0,
};

async function deleteIt(): Promise<void> {
  answerEditor(item);
  answer(listRubrics, { records: [rubric], total: 1 });
  const at = new URLSearchParams({ container_id: item.container_id, institution_id: '98' });
  await openInStudio(filesPages, `/dashboard/assignment/editor/savedRubrics?${at}`);
  await page.getByRole('button', { name: 'Delete: Letter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

const deleted = page.getByText('Rubric deleted', { exact: true });

test('C-1046 a rubric that was deleted is told', async () => {
  answer(deleteRubric, {});
  await deleteIt();
  await expect.element(deleted).toBeVisible();
  expect(requestsOf(deleteRubric)).toMatchObject([{ rubric_id }]);
});

test('C-1046 one that was not is not', async () => {
  refuse(deleteRubric, 'rubrics.not_own');
  await deleteIt();
  await expect.poll(() => requestsOf(deleteRubric).length).toBe(1);
  expect(deleted.query()).toBeNull();
});
