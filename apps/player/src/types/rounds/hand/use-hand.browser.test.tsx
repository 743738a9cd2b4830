import type { Board } from '@takhti/domain';
import { useRef, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { firstMove } from './first-move.ts';
import { handPart } from './hand-part.ts';
import { isKnown } from './known-boards.ts';
import { useHand } from './use-hand.ts';

function Hesitating({ kind }: { readonly kind: Board['kind'] }): ReactNode {
  const board = useRef<HTMLDivElement>(null);
  const isShown = useHand(kind, true, 0);
  return (
    <div ref={board}>
      <button type="button" className="choice" style={{ inlineSize: 100, blockSize: 60 }}>
        One
      </button>
      <button type="button" className="choice" style={{ inlineSize: 100, blockSize: 60 }}>
        Two
      </button>
      {isShown && <handPart.Show kind={kind} board={board} />}
    </div>
  );
}

const hands = (): number => document.querySelectorAll('.hand').length;

// The tests' browser asks for quiet pages, where no hand comes.
const asked = window.matchMedia.bind(window);
let isQuiet = false;
beforeEach(() => {
  localStorage.removeItem('takhti.known-boards');
  isQuiet = false;
  window.matchMedia = (query) => (isQuiet ? asked(query) : asked('not all'));
  return () => {
    window.matchMedia = asked;
  };
});
afterEach(cleanup);

/** A board of given elements, which is gone after the test, however that ends. */
function boardOf(html: string): HTMLElement {
  const board = document.createElement('div');
  board.innerHTML = html;
  document.body.append(board);
  onTestFinished(() => board.remove());
  return board;
}

test('a learner who hesitates is shown the first move, until they touch anything, and once only', async () => {
  await handPart.fetch();
  const first = await render(<Hesitating kind="choice" />);
  await expect.poll(hands).toBe(1);
  expect(isKnown('choice')).toBe(true);
  await userEvent.keyboard('a');
  await expect.poll(hands).toBe(0);
  await first.unmount();
  await render(<Hesitating kind="choice" />);
  await handPart.fetch();
  await expect.element(page.getByRole('button', { name: 'One' })).toBeVisible();
  expect(hands()).toBe(0);
});

test('with reduced motion the hand is not shown', async () => {
  isQuiet = true;
  await handPart.fetch();
  await render(<Hesitating kind="choice" />);
  await expect.element(page.getByRole('button', { name: 'One' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(hands()).toBe(0);
  expect(isKnown('choice')).toBe(false);
});

test('a hand goes along options and carries a card to no place of its own', () => {
  const board = boardOf(
    '<div class="targets" style="position:fixed;left:0;top:0;width:300px;height:100px"></div>' +
      '<div class="tray"><button class="place-card" style="position:fixed;left:0;top:200px;width:40px;height:40px;min-width:0;min-height:0;box-sizing:border-box"></button></div>',
  );
  expect(firstMove('bins', board)).toEqual({ from: { x: 20, y: 220 }, to: { x: 150, y: 50 }, isDrag: true });
  expect(firstMove('pairs', board)).toBeNull();
});

test('a hand leads to no clue, which would cost a point', () => {
  // Without the bounds of the boards' own styles, which another test may have brought.
  const size = 'width:40px;height:40px;min-width:0;min-height:0;box-sizing:border-box';
  const board = boardOf(
    `<button class="clue-next" style="position:fixed;left:0;top:0;${size}"></button>` +
      `<input class="fill-input" style="position:fixed;left:100px;top:100px;${size}">`,
  );
  expect(firstMove('clue', board)).toEqual({
    from: { x: 120, y: 120 },
    to: { x: 120, y: 120 },
    isDrag: false,
  });
});
