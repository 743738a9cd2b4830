import { listQuestions, listSkillsByIds, previewImport } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { bankPages } from '../pages.ts';

test.each(['on its questions', 'on its header'])(
  'a file that is dropped on a bank is looked at as an import: %s',
  async (where) => {
    const bank = openedBank();
    answerEditor(bank);
    answer(listQuestions, { records: [], total: 0 });
    answer(previewImport, { findings: [], rows: [] });
    answer(listSkillsByIds, { records: [], total: 0 });
    const query = new URLSearchParams({ container_id: bank.container_id, institution_id: '98' });
    await openInStudio(
      bankPages.filter(({ path }) => path === '/dashboard/mcq'),
      `/dashboard/mcq?${query}`,
    );
    const questions = page.getByRole('region', { name: 'Questions' });
    await expect.element(questions).toBeVisible();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Question\nWhat is 1?'], 'many.csv', { type: 'text/csv' }));
    const header = page.getByRole('heading', { level: 1 });
    await expect.element(header).toBeVisible();
    const place = where === 'on its header' ? header : questions;
    const drop = (kind: string) =>
      place.element().dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    drop('dragover');
    await expect.element(questions).toHaveAttribute('data-over');
    drop('drop');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.element(questions).not.toHaveAttribute('data-over');
  },
);
