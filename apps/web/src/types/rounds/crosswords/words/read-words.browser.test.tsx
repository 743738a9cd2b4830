import { crosswordModel, newWord, type CrosswordDoc } from '@takhti/content-types/crosswords';
import { listAiParts, type AiPart } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEditor } from '../../../../testing/answer-editor.ts';
import { answer } from '../../../../testing/fake-server.ts';
import { openInStudio } from '../../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../../testing/things.ts';
import { crosswordPages } from '../pages.ts';

const part = (part_id: string, looked_on: string | null): AiPart => ({
  part_id,
  model: 'stand-in',
  made_on: '2026-01-15T08:00:00.000Z',
  kept_by: 'Bilal Khan',
  looked_by: looked_on === null ? null : 'Bilal Khan',
  looked_on,
  versions: [],
  is_changed: false,
});

test('the strip above the words leads to the next one by AI that nobody has read', async () => {
  const json_data = ['RAIN', 'SNOW'].reduce<CrosswordDoc>(
    (doc, word) => ({ ...doc, files: [...doc.files, { ...newWord(doc), word, ai_part: `part ${word}` }] }),
    crosswordModel.defaults({ language: 'english', skill_id: '', subject: '', total_questions: 0 }),
  );
  const item = openedBank({ content_type: 'crossword', title: 'Water', json_data });
  answerEditor(item);
  const records = [part('part RAIN', '2026-01-15T09:00:00.000Z'), part('part SNOW', null)];
  answer(listAiParts, { records, total: 2 });
  const query = new URLSearchParams({ container_id: item.container_id, institution_id: '98' });
  await openInStudio(crosswordPages, `/dashboard/crossword/editor?${query}`);
  await page.getByRole('link', { name: 'Read the next one' }).click();
  await expect.poll(() => document.activeElement?.id).toBe('field-files-1-word');
  expect(document.activeElement).toHaveValue('SNOW');
});
