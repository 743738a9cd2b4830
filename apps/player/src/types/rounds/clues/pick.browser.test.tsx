import type { ClueChoice } from '@takhti/content-types/rounds/play';
import type { PickedClues } from '@takhti/domain';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import { TextsProvider } from '../../../i18n/texts-context.tsx';
import { Pick } from './pick.tsx';

beforeEach(() => Promise.all([loadSection('rounds'), loadSection('clues')]));

const choice = (grade: string, ...topics: string[]): ClueChoice => ({
  grade,
  topics: topics.map((topic) => ({ topic, rounds: 1 })),
});

/** Shows the choice, and answers what was picked in the end. */
async function open(...choices: ClueChoice[]): Promise<PickedClues[]> {
  const picked: PickedClues[] = [];
  await cleanup();
  await render(
    <TextsProvider>
      <Pick choices={choices} onPick={(clues) => picked.push(clues)} />
    </TextsProvider>,
  );
  return picked;
}
const folder = (name: string) => page.getByRole('button', { name: new RegExp(name) });
const folders = () => page.getByRole('button').elements().length;

test('G-177 G-179 two classes are asked for, and then the topics of the one that was chosen', async () => {
  const picked = await open(choice('Class 3', 'Animals', 'Plants'), choice('Class 4', 'Rivers'));
  await expect.element(folder('Class 4')).toBeVisible();
  await folder('Class 3').click();
  await expect.element(folder('Plants')).toBeVisible();
  expect(picked).toEqual([]);
  await folder('Plants').click();
  expect(picked).toEqual([{ grade: 'Class 3', topic: 'Plants' }]);
});

test('G-178 a game of one class asks for its topic at once', async () => {
  const picked = await open(choice('Class 3', 'Animals', 'Plants'));
  await expect.element(folder('Animals')).toBeVisible();
  expect(folders()).toBe(2);
  await folder('Animals').click();
  expect(picked).toEqual([{ grade: 'Class 3', topic: 'Animals' }]);
});

test('G-180 a class with one topic asks for none', async () => {
  const picked = await open(choice('Class 3', 'Animals', 'Plants'), choice('Class 4', 'Rivers'));
  await folder('Class 4').click();
  expect(picked).toEqual([{ grade: 'Class 4', topic: 'Rivers' }]);
});
