import { readUserData, saveUserData } from '@takhti/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadTexts } from '../../../i18n/index.ts';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { EditorTour } from './editor-tour.tsx';

function Editor() {
  const [isTouring, setTouring] = useState(false);
  return (
    <>
      <input id="field-title" aria-label="Title" />
      <button type="button" data-tour="add-topic">
        Add
      </button>
      <button type="button" data-action="approve" hidden>
        Approve
      </button>
      <button type="button" data-action="submit">
        Submit
      </button>
      <button type="button" onClick={() => setTouring(true)}>
        Show me around
      </button>
      {isTouring && <EditorTour onClose={() => setTouring(false)} />}
    </>
  );
}

test('a tour stops at what its editor has, in the order of the work, by keys too, and ends', async () => {
  await loadTexts(['editor']);
  answer(readUserData, { tutorials: {} });
  answer(saveUserData, { user_data: {} });
  await renderInStudio(<Editor />);
  await page.getByRole('button', { name: 'Show me around' }).click();
  const stop = page.getByRole('dialog');
  // It takes the focus a moment after it shows, from wherever that is by then.
  await expect.poll(() => document.activeElement?.matches('[role=dialog] [data-autofocus]')).toBe(true);
  for (const [title, count] of [
    ['Give it a title', '1 of 3'],
    ['Divide it into topics', '2 of 3'],
    ['Submit it', '3 of 3'],
  ] as const) {
    await expect.element(stop.getByText(title)).toBeVisible();
    await expect.element(stop.getByText(count)).toBeVisible();
    const on = stop.getByRole('button', { name: count === '3 of 3' ? 'Done' : 'Next', exact: true }).last();
    on.element().focus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(stop).not.toBeInTheDocument();
});

test('C-037 C-038 it goes on where its person left it, and begins anew once it was finished', async () => {
  await loadTexts(['editor']);
  const stop = page.getByRole('dialog');
  async function press(name: string): Promise<void> {
    await expect.poll(() => stop.elements().length).toBe(1);
    await stop.getByRole('button', { name, exact: true }).last().click();
  }
  const kept = (): unknown => requestsOf(saveUserData).at(-1)?.['json'];
  answer(readUserData, { tutorials: { matching: 'x' } });
  answer(saveUserData, { user_data: {} });
  await renderInStudio(<Editor />);
  await page.getByRole('button', { name: 'Show me around' }).click();
  await press('Next');
  const left = { matching: 'x', '/': { stage: 'add_topic', done: false } };
  await expect.poll(kept).toEqual({ tutorials: left });
  await press('Skip');
  await expect.element(stop).not.toBeInTheDocument();

  answer(readUserData, { tutorials: left });
  await renderInStudio(<Editor />);
  await page.getByRole('button', { name: 'Show me around' }).click();
  await expect.element(stop.getByText('2 of 3')).toBeVisible();
  await press('Next');
  await press('Done');
  await expect.poll(kept).toEqual({ tutorials: { ...left, '/': { stage: 'submit', done: true } } });
});
