import { findInQuestions, replaceInQuestions, undoInQuestions } from '@takhti/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, requestsOf } from '../../../../../testing/fake-server.ts';
import { openInStudio } from '../../../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../../../testing/things.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

const bank = openedBank();
const dialog = page.getByRole('dialog');
const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];

const found = (content_id: string, position: number, refusal: 'duplicate' | null = null) => ({
  content_id,
  position,
  language: 'english' as const,
  places: 1,
  fields: [
    {
      part: 'question' as const,
      pieces: [
        { text: 'A ', is_match: false },
        { text: 'cat', is_match: true },
      ],
    },
  ],
  refusal,
});
const all = { total: 2, places: 2, refused: 0, alike_places: 0, seen: 'seen' };

async function open() {
  const onDone = vi.fn<() => void>();
  const collect = () => Promise.resolve([]);
  const path = '/dashboard/mcq';
  const element = (
    <ReplaceDialog item={bank} collect={collect} onDone={onDone} onClose={vi.fn<() => void>()} />
  );
  await openInStudio([{ path, element }], path);
  await expect.element(dialog).toBeVisible();
  return onDone;
}

async function look(): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Find' }).fill('cat');
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('dog');
  await dialog.getByRole('button', { name: 'Find', exact: true }).click();
}

test('every change is looked at first; what is left out stays, and the rest can be undone', async () => {
  const history_id = crypto.randomUUID();
  answer(findInQuestions, { ...all, records: [found(one, 1), found(two, 4)] });
  answer(replaceInQuestions, { replaced: 1, places: 1, history_id });
  answer(undoInQuestions, { undone: 1, kept: [], total_kept: 0 });
  const onDone = await open();
  await dialog.getByRole('button', { name: 'Find', exact: true }).click();
  await expect.element(dialog.getByText('Enter what to look for.')).toBeVisible();
  expect(requestsOf(findInQuestions)).toEqual([]);

  await look();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Found in 2 places in 2 questions');
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent('A catdog');
  await dialog.getByRole('checkbox', { name: 'Replace in question 4' }).click();
  await dialog.getByRole('button', { name: 'Replace in 1 question' }).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(requestsOf(replaceInQuestions)).toMatchObject([
    { find: 'cat', replace: 'dog', seen: 'seen', except: [two] },
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await vi.waitFor(() => expect(requestsOf(undoInQuestions)).toMatchObject([{ history_id }]));
});

test('look-alike letters are offered, and what cannot be replaced says why', async () => {
  answer(findInQuestions, { ...all, refused: 1, alike_places: 3, records: [found(one, 1, 'duplicate')] });
  await open();
  await look();
  await expect.element(dialog.getByRole('checkbox', { name: 'Replace in question 1' })).toBeDisabled();
  await expect.element(dialog.getByText(/it would be the same as another question/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Find these, too' }).click();
  await vi.waitFor(() => expect(requestsOf(findInQuestions).at(-1)).toMatchObject({ is_alike: true }));
});

test('after changes by others the bank is searched again; the typed words stay', async () => {
  answer(findInQuestions, { ...all, records: [found(one, 1), found(two, 4)] });
  refuse(replaceInQuestions, 'questions.replace_outdated', {});
  const onDone = await open();
  await look();
  await dialog.getByRole('button', { name: 'Replace in 2 questions' }).click();
  await expect.element(page.getByText(/have changed since you looked/)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await expect.element(dialog.getByRole('textbox', { name: 'Find' })).toHaveValue('cat');
});
