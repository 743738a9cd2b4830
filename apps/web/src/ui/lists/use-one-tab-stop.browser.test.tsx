import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { useOneTabStop } from './use-one-tab-stop.ts';

function List({ dir = 'ltr' }: { readonly dir?: 'ltr' | 'rtl' }) {
  const [names, setNames] = useState(['One', 'Two', 'Three']);
  const oneTabStop = useOneTabStop<HTMLUListElement>('li', '[data-main]');
  return (
    <>
      <button type="button">Before</button>
      <ul {...oneTabStop} dir={dir}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" aria-label={`Move ${name}`} onKeyDown={(event) => event.preventDefault()} />
            <a href={`#${name}`} data-main>
              {name}
            </a>
            <button type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
              Delete {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button">After</button>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name });

test('Tab comes to a list once, arrow keys go through it, and it is left where it was', async () => {
  await renderInStudio(<List />);
  await button('Before').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(link('One')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(link('Three')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowRight}');
  await expect.element(button('Delete Two')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('After')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(button('Delete Two')).toHaveFocus();
});

test('a list that is mirrored goes the other way along its rows, and a control keeps the keys that it takes', async () => {
  await renderInStudio(<List dir="rtl" />);
  await link('Two').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(button('Delete Two')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(button('Move Two')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(button('Move Two')).toHaveFocus();
});

test('the list can still be reached when the row that had the focus is gone', async () => {
  await renderInStudio(<List />);
  await button('Delete One').click();
  await expect.element(link('One')).not.toBeInTheDocument();
  await button('Before').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(link('Two')).toHaveFocus();
});
