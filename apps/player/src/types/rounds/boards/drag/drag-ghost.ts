import { mayAnimate } from '../board/may-animate.ts';

const back = { duration: 160, easing: 'ease-out' } as const;

/** What is seen of a card that is dragged. */
export interface Ghost {
  readonly moveBy: (x: number, y: number) => void;
  /** It is where it should be, or goes back to where it was. */
  readonly end: (isDropped: boolean) => void;
}

/**
 * Lifts a likeness of a card above the board; the card itself waits, pale, in its place. The card could not follow the pointer: a
 * tray that scrolls would cut it off at its edge.
 */
export function liftGhost(element: HTMLElement): Ghost {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const each of [ghost, ...ghost.querySelectorAll('[data-card]')]) each.removeAttribute('data-card');
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('ghost');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
  });
  // Where the same rules draw it: a row of steps draws its own, and the form says how large the cards are written.
  (element.closest('.steps, form') ?? document.body).append(ghost);
  element.dataset['dragging'] = '';
  return {
    moveBy(x, y) {
      ghost.style.translate = `${x}px ${y}px`;
    },
    end(isDropped) {
      delete element.dataset['dragging'];
      if (isDropped || !mayAnimate()) ghost.remove();
      else ghost.animate({ translate: '0 0', opacity: 0.3 }, back).onfinish = () => ghost.remove();
    },
  };
}
