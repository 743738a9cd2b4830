import { columnsFor } from './columns.ts';
import { firstThatFits, steps, whenNothingFits } from './steps.ts';

/** What a finger needs. */
const leastCard = 44;
/** In letters: a card higher than this is no easier to read. */
const mostOfCard = 11;
/** Narrower than this, in its letters, a page scrolls and its buttons wait at the end. */
const narrowest = 19;
const rounding = 2;
/** Lower than this, in its letters, a page has its world beside its title. */
const lowest = 30;
const shareOfBand = 0.19;
const leastShareOfBand = 0.13;
/** In letters. */
const mostOfBand = 12;
/** From so many letters on a screen is wide; options grow there by a part of the free room, up to so many letters. */
const wide = 44;
const shareOfOptions = 0.7;
const mostOfOption = 8;
/** In letters: smaller options of a wide screen take the room of the air, too. */
const smallOption = 6;
/** In letters: the outcome of a round that has no place for it yet, and how much more than its place it may need. */
const outcome_room = 9;
const spare = 2;
/**
 * Where cards are laid: first with room in each place for its share of them, then for one, and with empty places in the tray, so that
 * nothing moves when one is laid; only where that fits at no step, the tray closes up.
 */
const mostPacked = 2;
/**
 * What keeps room only for how it went, below it, gives that up before it becomes hard to read: the end of the steps tried for each.
 * On a screen lower than so many letters that would push out of sight what was answered.
 */
const readable = [3, 5] as const;
const high = 40;

/**
 * Makes a board more compact, step by step, until all of it is between header and dock; where nothing helps, the page scrolls.
 * @param from the step to begin with
 * @returns the step that it is at
 */
export function fitRoom(game: HTMLElement, board: HTMLElement, from: number): number {
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (innerWidth < narrowest * letter) {
    delete game.dataset['room'];
    game.style.removeProperty('--fit');
    for (const element of board.querySelectorAll<HTMLElement>('[data-fills-room]'))
      element.style.removeProperty('--room');
    return 0;
  }
  game.style.removeProperty('--band');
  limitBand(game);
  game.removeAttribute('data-says');
  game.style.removeProperty('--air');
  board.style.removeProperty('--option');
  // A bar that one try brought would make the page narrower for the next, which would fit without it.
  document.documentElement.style.overflow = 'hidden';
  // Words are measured whole: they are broken only where, in the end, nothing fits.
  game.toggleAttribute('data-whole', true);
  let drawn = -1;
  const draw = (at: number): void => {
    const step = steps[at];
    if (at === drawn || !step) return;
    drawn = at;
    game.dataset['room'] = String(step.room);
    game.style.setProperty('--fit', String(step.fit));
    game.toggleAttribute('data-strip', at >= whenNothingFits);
    for (const grid of board.querySelectorAll<HTMLElement>('[data-shares-room]'))
      layCards(game, grid, letter);
    fillRoom(game, board);
    const cards = [...board.querySelectorAll<HTMLElement>('[data-keeps-places] .tray-cards > *')];
    board.style.setProperty(
      '--card-height',
      `${Math.max(0, ...cards.map(({ offsetHeight }) => offsetHeight))}px`,
    );
  };
  const fitsAt = (at: number): boolean => {
    draw(at);
    return isWhole(game, board);
  };
  let step = from;
  const keeping = board.querySelector<HTMLElement>('[data-keeps-places]');
  const isForOutcome = keeping?.dataset['keepsPlaces'] === 'outcome' && innerHeight >= high * letter;
  let packed = keeping ? Number(game.dataset['packed'] ?? 0) : mostPacked;
  for (; packed <= mostPacked; packed += 1) {
    game.dataset['packed'] = String(packed);
    const all = packed < mostPacked ? whenNothingFits : steps.length;
    const end = Math.max(from, isForOutcome ? (readable[packed] ?? all) : all);
    step = firstThatFits(from, fitsAt, end);
    if (step < whenNothingFits) break;
  }
  draw(step);
  const isAll = isWhole(game, board);
  document.documentElement.style.removeProperty('overflow');
  game.toggleAttribute('data-whole', isAll);
  if (isAll) sayAgain(game, board);
  if (isAll) growOptions(game, board, letter);
  // Options are worth more than the air around them.
  if (isAll && step === 0 && areOptionsSmall(board, letter)) {
    step = 1;
    board.style.removeProperty('--option');
    draw(step);
    growOptions(game, board, letter);
  }
  if (isAll) widenBand(game, letter);
  keepBand(game);
  if (isAll) centre(game, letter);
  keepTargets(board);
  return step;
}

/** Options of a wide screen take part of what is left, up to the size of a card. */
function growOptions(game: HTMLElement, board: HTMLElement, letter: number): void {
  const options = [...board.querySelectorAll<HTMLElement>('[data-grows] > *')];
  const [first] = options;
  if (!first || innerWidth < wide * letter) return;
  const rows = new Set(options.map(({ offsetTop }) => offsetTop)).size;
  const free = freeBelow(game, letter) * shareOfOptions;
  const height = Math.floor(Math.min(first.offsetHeight + free / rows, mostOfOption * letter));
  if (height > first.offsetHeight) board.style.setProperty('--option', `${height}px`);
}

/** Whether the options of a wide screen are still small. */
function areOptionsSmall(board: HTMLElement, letter: number): boolean {
  const first = board.querySelector<HTMLElement>('[data-grows] > *');
  return first !== null && innerWidth >= wide * letter && first.offsetHeight < smallOption * letter;
}

/** What the board leaves, beside the room for how the round went, which some boards keep below themselves. */
function freeBelow(game: HTMLElement, letter: number): number {
  const round = game.querySelector<HTMLElement>('.round');
  const card = game.querySelector<HTMLElement>('.round-card');
  if (!round || !card) return 0;
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(round);
  const start = parseFloat(paddingBlockStart);
  const below = round.clientHeight - start - card.offsetHeight;
  const kept = Math.max(parseFloat(paddingBlockEnd) + spare * letter, outcome_room * letter);
  return below - kept;
}

/** What to do was left out for want of room: it is said again where there is some after all. */
function sayAgain(game: HTMLElement, board: HTMLElement): void {
  if (!board.querySelector('[data-says-again]')) return;
  game.setAttribute('data-says', '');
  if (!isWhole(game, board)) game.removeAttribute('data-says');
}

/** A world that had this height in a round before does not jump up again in the next, on the same screen. */
function limitBand(game: HTMLElement): void {
  const [screen, most] = (game.dataset['band'] ?? '').split(' ');
  if (most && screen === screenName()) game.style.setProperty('--most-band', `${most}px`);
  else game.style.removeProperty('--most-band');
}

function keepBand(game: HTMLElement): void {
  const band = game.querySelector<HTMLElement>('.scene-band');
  if (!band) return;
  // One board that needs all of the room takes the world from none of the others.
  const height = Math.max(band.offsetHeight, Math.round(innerHeight * leastShareOfBand));
  game.dataset['band'] = `${screenName()} ${height}`;
}

const screenName = (): string => `${innerWidth}x${innerHeight}`;

/** The world gets what is left of that. */
function widenBand(game: HTMLElement, letter: number): void {
  const band = game.querySelector<HTMLElement>('.scene-band');
  if (!band || innerHeight < lowest * letter) return;
  const free = freeBelow(game, letter);
  const limit = parseFloat(game.style.getPropertyValue('--most-band')) || Infinity;
  const most = Math.min(innerHeight * shareOfBand, mostOfBand * letter, limit);
  const height = Math.floor(Math.min(band.offsetHeight + free, most));
  if (height > band.offsetHeight) game.style.setProperty('--band', `${height}px`);
}

/** On a wide screen what is left still is above the board as well as below it. */
function centre(game: HTMLElement, letter: number): void {
  const free = innerWidth < wide * letter ? 0 : freeBelow(game, letter);
  if (free > letter) game.style.setProperty('--air', `${Math.floor(free / 2)}px`);
}

/** The boxes of cards keep their height while the outcome is shown. */
function keepTargets(board: HTMLElement): void {
  const targets = board.querySelector('.targets');
  if (targets) board.style.setProperty('--targets', `${targets.getBoundingClientRect().height}px`);
}

/** Makes room for how a round went, as far as it takes to see question and answer beside it: `room.css` says how. */
export function fitOutcome(game: HTMLElement, board: HTMLElement): void {
  const leaves = matchMedia('(max-width: 30rem)').matches && game.querySelector('[data-past-leaves]');
  for (const step of ['0', '1', '2', '3', ...(leaves ? ['5'] : ['4', '4 tight'])]) {
    game.dataset['outcome'] = step.charAt(0);
    game.toggleAttribute('data-tight', step.length > 1);
    // Its world and its tools take less room now, or the screen is another one.
    fillRoom(game, board);
    if (document.documentElement.scrollHeight <= innerHeight + 1 && scrolling(board, 'board').every(isSeen))
      return;
  }
}

/** Passes the size of the room to boards that fill it. */
function fillRoom(game: HTMLElement, board: HTMLElement): void {
  for (const element of board.querySelectorAll<HTMLElement>('[data-fills-room]'))
    element.style.setProperty('--room', `${Math.floor(roomBelow(game, element) - frameBelow(element))}px`);
}

/** Cards that are in rows share the height that is left, and keep it, no matter how much of them is seen. */
function layCards(game: HTMLElement, grid: HTMLElement, letter: number): void {
  const { width } = grid.getBoundingClientRect();
  const count = grid.childElementCount;
  const gap = parseFloat(getComputedStyle(grid).rowGap) || 0;
  const below = parseFloat(getComputedStyle(grid).getPropertyValue('--below')) || 0;
  const height = Math.max(leastCard, roomBelow(game, grid) - below * letter);
  const columns = columnsFor(count, { width, height });
  const rows = Math.ceil(count / columns);
  const row = Math.floor((height - gap * (rows - 1)) / rows);
  grid.style.setProperty('--columns', String(columns));
  grid.style.setProperty('--row', `${Math.max(leastCard, Math.min(row, mostOfCard * letter))}px`);
}

/** From where an element begins down to the dock, with the page at its beginning. */
function roomBelow(game: HTMLElement, element: HTMLElement): number {
  const end = game.querySelector<HTMLElement>('.play-dock')?.offsetHeight ?? 0;
  return innerHeight - end - element.getBoundingClientRect().top - scrollY;
}

/** What the card and the page around an element add below it. */
function frameBelow(element: HTMLElement): number {
  return ['.round-card', '.round'].reduce((sum, selector) => {
    const frame = element.closest(selector);
    return sum + (frame ? parseFloat(getComputedStyle(frame).paddingBlockEnd) : 0);
  }, 0);
}

/** Whether nothing of the page has to be scrolled to, and every word is whole. */
function isWhole(game: HTMLElement, board: HTMLElement): boolean {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  if (scrollHeight - heightBeyond(game, board) > clientHeight || scrollWidth > clientWidth) return false;
  return [...board.querySelectorAll<HTMLElement>('.face-text'), ...scrolling(board)].every(isSeen);
}

/** What scrolls within a board that fills its room, where it is larger than its place: its lists, and the board itself. */
function scrolling(board: HTMLElement, what?: 'board'): HTMLElement[] {
  const parts = what === undefined ? '[data-scrolls]' : `[data-scrolls='${what}']`;
  return [...board.querySelectorAll<HTMLElement>(`[data-fills-room] ${parts}`)];
}

function isSeen(part: HTMLElement): boolean {
  return part.scrollWidth <= part.clientWidth + rounding && part.scrollHeight <= part.clientHeight + rounding;
}

/** What a board lays below all that is played with, to be scrolled to, takes no room from it. */
function heightBeyond(game: HTMLElement, board: HTMLElement): number {
  return [...board.querySelectorAll<HTMLElement>('[data-beyond-room]')]
    .filter((element) => roomBelow(game, element) <= 0)
    .reduce((sum, element) => sum + element.offsetHeight, 0);
}
