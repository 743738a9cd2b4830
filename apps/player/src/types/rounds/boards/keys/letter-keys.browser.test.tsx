import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LetterKeys } from './letter-keys.tsx';

function keysOfRows(): number[] {
  const tops = [...document.querySelectorAll('.key')].map((key) => key.getBoundingClientRect().top);
  return [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
}

test('two rows of letters are as long as each other; where there is less room there are more rows', async () => {
  await page.viewport(1280, 800);
  await render(
    <div style={{ inlineSize: 900 }}>
      <LetterKeys language="english" more={[]} onLetter={() => undefined} />
    </div>,
  );
  expect(keysOfRows()).toEqual([13, 13]);
  const [around] = [document.querySelector<HTMLElement>('.keys')!.parentElement!];
  around.style.inlineSize = '320px';
  expect(Math.max(...keysOfRows())).toBeLessThan(8);
  expect(document.querySelector('.key')!.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
});
