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
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .elements()
        .map((each) => each.getAttribute('aria-label')),
    )
    .toEqual(words);
});
