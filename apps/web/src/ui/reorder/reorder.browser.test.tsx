import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { MoveHandle, useDrop } from '../index.ts';

interface RowProps {
  readonly name: string;
  readonly index: number;
  readonly onMove: (from: number, to: number) => void;
}

function Row({ name, index, onMove }: RowProps) {
  const slot = { scope: 'words', index, onMove };
  return (
    <li aria-label={name} style={{ height: 60 }} {...useDrop(slot)}>
      <MoveHandle id={name} name={name} slot={slot} count={3} />
      {name}
    </li>
  );
}

function Words() {
  const [words, setWords] = useState(['one', 'two', 'three']);
  const move = (from: number, to: number): void =>
    setWords(words.toSpliced(from, 1).toSpliced(to, 0, ...words.slice(from, from + 1)));
  return (
    <ol style={{ width: 300 }}>
      {words.map((name, index) => (
        <Row key={name} name={name} index={index} onMove={move} />
      ))}
    </ol>
  );
}

const [before, behind] = [5, 55];

const names = (): (string | null)[] =>
  page
    .getByRole('listitem')
    .elements()
    .map((each) => each.getAttribute('aria-label'));

test.each([
  ['one', before, 'two', ['one', 'two', 'three']],
  ['one', behind, 'two', ['two', 'one', 'three']],
  ['one', before, 'three', ['two', 'one', 'three']],
  ['one', behind, 'three', ['two', 'three', 'one']],
  ['three', before, 'two', ['one', 'three', 'two']],
  ['three', behind, 'one', ['one', 'three', 'two']],
  ['three', before, 'one', ['three', 'one', 'two']],
])('%s, dropped %i pixels below the top of %s, stands where it was dropped', async (name, y, onto, words) => {
  await renderInStudio(<Words />);
  const row = page.getByRole('listitem', { name: onto, exact: true });
  await page
    .getByRole('button', { name: new RegExp(`^Move ${name}:`) })
    .dropTo(row, { targetPosition: { x: 200, y } });
  await expect.poll(names).toEqual(words);
});

test('a finger on the handle puts an entry where it is lifted, and nowhere when it is taken away', async () => {
  await renderInStudio(<Words />);
  const button = page.getByRole('button', { name: /^Move one:/ });
  await expect.element(button).toBeVisible();
  const handle = button.element();
  const { x } = handle.getBoundingClientRect();
  const { bottom } = page
    .getByRole('listitem', { name: 'three', exact: true })
    .element()
    .getBoundingClientRect();
  const finger = (type: string, clientY: number, pointerId = 7): void => {
    const of = { bubbles: true, pointerType: 'touch', pointerId, clientX: x + 10, clientY };
    handle.dispatchEvent(new PointerEvent(type, of));
  };
  const drag = (end: string): void => {
    finger('pointerdown', handle.getBoundingClientRect().y + 10);
    finger('pointermove', bottom - 70);
    finger('pointermove', bottom - 5);
    // Another finger does not end it.
    finger('pointerup', 0, 8);
    finger(end, bottom - 5);
  };
  drag('pointercancel');
  await expect.poll(names).toEqual(['one', 'two', 'three']);
  drag('pointerup');
  await expect.poll(names).toEqual(['two', 'three', 'one']);
});
