import { useLayoutEffect, useRef, type RefObject } from 'react';
import { fitRoom, fitOutcome } from './fit-room.ts';
import './room.css';

/**
 * Keeps a board within the room that header and dock leave. It becomes more compact as soon as more content comes, a picture for
 * instance, and spreads only when the screen has changed: nothing grows below a finger.
 * @param isOver what is shown then is read, and may scroll
 * @param isTryLeft whether the answer is still to come: another outcome is shown then
 * @returns the board's own element
 */
export function useRoom(isOver: boolean, isTryLeft: boolean): RefObject<HTMLFormElement | null> {
  const board = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const form = board.current;
    const game = form?.closest<HTMLElement>('.game');
    if (!form || !game) return;
    if (isOver) {
      // What was whole on the screen before may be too wide for this one: its words may be broken, and nothing of them is cut off.
      const scroll = (): void => {
        game.removeAttribute('data-whole');
        form.style.removeProperty('--targets');
        game.style.removeProperty('--air');
        fitOutcome(game, form);
      };
      fitOutcome(game, form);
      addEventListener('resize', scroll);
      return () => {
        removeEventListener('resize', scroll);
        delete game.dataset['outcome'];
      };
    }
    const head = form.previousElementSibling;
    // Its buttons may be fetched after the board, and a dock that grows takes room from it.
    const dock = game.querySelector('.play-dock');
    const parts = [form, head, dock].filter((part) => part !== null);
    let size = '';
    let step = 0;
    let fitted = '';
    let frame = 0;
    const sizesOfParts = (): string => parts.map(sizeOf).join(' ');
    function fit(): void {
      // A board that is still fetched says nothing of the room that it needs.
      if (!form || !game || form.querySelector('.inner-coming')) return;
      const now = `${innerWidth} ${innerHeight}`;
      if (now !== size) delete game.dataset['packed'];
      step = fitRoom(game, form, now === size ? step : 0);
      size = now;
      fitted = sizesOfParts();
    }
    function fitAgain(): void {
      size = '';
      fit();
    }
    fit();
    const onChange = (): void => {
      // A hint that is opened is read; the board below waits as it is.
      if (!head?.querySelector('[aria-expanded="true"]')) fit();
    };
    const changes = new ResizeObserver(() => {
      if (sizesOfParts() === fitted) return;
      // What is rendered again here has other sizes: reported in the same frame, the browser would complain of a loop.
      changes.disconnect();
      onChange();
      frame = requestAnimationFrame(watch);
    });
    function watch(): void {
      for (const part of parts) changes.observe(part);
    }
    watch();
    // A board as large as its room stays so, no matter what is placed in it.
    const moves = new MutationObserver(onChange);
    moves.observe(form, { childList: true, subtree: true });
    // Pictures of the question are outside of the form; events of loading are received in the capture phase only.
    game.addEventListener('load', fit, true);
    addEventListener('resize', fit);
    document.fonts.addEventListener('loadingdone', fitAgain);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      moves.disconnect();
      game.removeEventListener('load', fit, true);
      removeEventListener('resize', fit);
      document.fonts.removeEventListener('loadingdone', fitAgain);
    };
  }, [isOver, isTryLeft]);
  return board;
}

function sizeOf(part: Element): string {
  const { width, height } = part.getBoundingClientRect();
  return `${width} ${height}`;
}
