import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadTexts } from '../../../i18n/index.ts';
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
  await renderInStudio(<Editor />);
  await page.getByRole('button', { name: 'Show me around' }).click();
  const stop = page.getByRole('dialog');
  for (const [title, count] of [
    ['Give it a title', '1 of 3'],
    ['Divide it into topics', '2 of 3'],
    ['Submit it', '3 of 3'],
  ] as const) {
    await expect.element(stop.getByText(title)).toBeVisible();
    await expect.element(stop.getByText(count)).toBeVisible();
    const on = stop.getByRole('button', { name: count === '3 of 3' ? 'Done' : 'Next', exact: true });
    on.last().element().focus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(stop).not.toBeInTheDocument();
});
