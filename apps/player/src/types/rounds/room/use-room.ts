import { useLayoutEffect, useRef, type RefObject } from 'react';
import { fitRoom } from './fit-room.ts';
import './room.css';

/**
 * Keeps a board within the room that header and dock leave. It draws itself together as soon as more comes, a picture for
 * instance, and spreads only when the screen has changed: nothing grows below a finger.
 * @param isOver what is shown then is read, and may scroll
 * @returns the board's own element
 */
export function useRoom(isOver: boolean): RefObject<HTMLFormElement | null> {
  const board = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const form = board.current;
    const game = form?.closest<HTMLElement>('.game');
    if (!form || !game || isOver) return;
    let size = '';
    let step = 0;
    function fit(): void {
      if (!form || !game) return;
      const now = `${innerWidth} ${innerHeight}`;
      step = fitRoom(game, form, now === size ? step : 0);
      size = now;
    }
    fit();
    const changes = new ResizeObserver(fit);
    changes.observe(form);
    addEventListener('resize', fit);
    return () => {
      changes.disconnect();
      removeEventListener('resize', fit);
    };
  }, [isOver]);
  return board;
}
