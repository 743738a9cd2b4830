import { columnsFor } from './columns.ts';

/** How far a board can draw itself together; `room.css` says what each step does. */
export const tightest = 4;
/** What a finger needs. */
const least = 44;
/** A card higher than this is no easier to read. */
const mostOfCard = 11;
/** Narrower than this, in its letters, the page scrolls and its buttons wait at the end. */
const narrowest = 19;

/**
 * Draws a board together, step by step, until all of it lies between header and dock; where nothing helps, it stays at the last
 * step and the page scrolls.
 * @param from the step to begin with
 * @returns the step that it stands at
 */
export function fitRoom(game: HTMLElement, form: HTMLElement, from: number): number {
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (innerWidth < narrowest * letter) {
    form.style.removeProperty('--row');
    delete game.dataset['room'];
    return 0;
  }
  for (let step = from; ; step += 1) {
    game.dataset['room'] = String(step);
    const end = innerHeight - (game.querySelector<HTMLElement>('.play-dock')?.offsetHeight ?? 0);
    layCards(form, end, letter);
    if (step === tightest || isWhole(form, end)) return step;
  }
}

/** Cards that lie in rows share the height that is left. */
function layCards(form: HTMLElement, end: number, letter: number): void {
  const grid = form.querySelector<HTMLElement>('.pairs-grid');
  if (!grid) return;
  const { top, width } = grid.getBoundingClientRect();
  const gap = parseFloat(getComputedStyle(grid).rowGap) || 0;
  const height = Math.max(least, end - top - scrollY - gap);
  const columns = columnsFor(grid.childElementCount, { width, height });
  const rows = Math.ceil(grid.childElementCount / columns);
  const row = Math.floor((height - gap * (rows - 1)) / rows);
  form.style.setProperty('--columns', String(columns));
  form.style.setProperty('--row', `${Math.max(least, Math.min(row, mostOfCard * letter))}px`);
}

function isWhole(form: HTMLElement, end: number): boolean {
  if (form.getBoundingClientRect().bottom + scrollY > end) return false;
  return [...form.querySelectorAll<HTMLElement>('.face-text')].every(
    (text) => text.scrollWidth <= text.clientWidth + 1 && text.scrollHeight <= text.clientHeight + 2,
  );
}
