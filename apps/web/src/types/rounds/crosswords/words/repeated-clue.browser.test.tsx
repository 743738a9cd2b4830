import { crosswordModel, newWord, type CrosswordDoc } from '@takhti/content-types/crosswords';
import { updateContainer } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEditor } from '../../../../testing/answer-editor.ts';
import { answer } from '../../../../testing/fake-server.ts';
import { openInStudio } from '../../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../../testing/things.ts';
import { crosswordPages } from '../pages.ts';

test('C-757 a clue that another word has is told at its own field, and no more once it differs', async () => {
  const json_data = ['RAIN', 'SNOW'].reduce<CrosswordDoc>(
    (doc, word) => ({ ...doc, files: [...doc.files, { ...newWord(doc), word, clue: `Of ${word}` }] }),
    crosswordModel.defaults({ language: 'english', skill_id: '', subject: '', total_questions: 0 }),
  );
  const item = openedBank({ content_type: 'crossword', title: 'Water', json_data });
  answerEditor(item);
  answer(updateContainer, (sent) => ({
    ...item,
    json_data: JSON.parse(String(sent['json_data'])) as object,
  }));
  await openInStudio(crosswordPages, `/dashboard/crossword/editor?container_id=${item.container_id}`);
  const clueOf = (word: string) =>
    page.getByRole('group', { name: word, exact: true }).getByRole('textbox', { name: 'Clue', exact: true });
  const same = /This is the same clue as that of word 1/;
  await expect.element(clueOf('Word 2')).toHaveValue('Of SNOW');
  await clueOf('Word 2').fill('of rain');
  await expect.element(clueOf('Word 2')).toHaveAccessibleDescription(same);
  await expect.element(clueOf('Word 1')).not.toHaveAccessibleDescription(same);
  await clueOf('Word 2').fill('of snow');
  await expect.element(clueOf('Word 2')).not.toHaveAccessibleDescription(same);
});
