import { leadOf, type ActionBar, type ActionName } from '@takhti/domain';
import type { SlimBar } from '../editor/index.ts';

/** How wide a bar must be for its sub-actions to be beside the main button (C-650, C-651, C-652). */
export function collapseWidth(subActions: number): number {
  const narrowest = { count: 2, width: 700 };
  const widest = { count: 9, width: 1500 };
  const count = Math.min(Math.max(subActions, narrowest.count), widest.count);
  const share = (count - narrowest.count) / (widest.count - narrowest.count);
  return Math.round(narrowest.width + share * (widest.width - narrowest.width));
}

const mostInSight = 4;
const staysInSight = 3;

/**
 * Which sub-actions are in the bar and which go into 'More': more than 4 leave the last 3 in sight, a bar that is too
 * narrow none (C-647 to C-652).
 */
export function collapsed<Action>(
  actions: readonly Action[],
  width: number,
): { readonly shown: readonly Action[]; readonly more: readonly Action[] } {
  if (width < collapseWidth(actions.length)) return { shown: [], more: actions };
  if (actions.length <= mostInSight) return { shown: actions, more: [] };
  return { shown: actions.slice(-staysInSight), more: actions.slice(0, -staysInSight) };
}

/** What a bar has room for. */
export interface BarRoom {
  readonly width: number;
  /** Null where there is room for everything. */
  readonly slim: Pick<SlimBar, 'isEditing'> | null;
  /** Whether the page has several bars, as a list has: a row has five buttons at most (G-379). */
  readonly isOneOfMany: boolean;
  /** Actions that the page always shows elsewhere. */
  readonly renderedElsewhere: readonly ActionName[];
  /** Actions that are absent or not known yet, and keep their place. */
  readonly placesOnly: readonly ActionName[];
}

/** Where each action of a bar is, from its start to its end. */
export interface BarLayout {
  /** Before More: whether it is there is known only after the others are. */
  readonly kept: readonly ActionName[];
  /** Behind More. */
  readonly more: readonly ActionName[];
  readonly hasMore: boolean;
  /** Beside the main button. */
  readonly shown: readonly ActionName[];
  readonly main: ActionName | null;
  /** What leads on, where that is not the main button. */
  readonly lead: ActionName | null;
}

/** Where the actions of a bar are (C-247, C-248, C-647 to C-652). */
export function layBar(bar: ActionBar, room: BarRoom): BarLayout {
  const { width, slim, isOneOfMany, renderedElsewhere, placesOnly } = room;
  const here = (names: readonly ActionName[]): readonly ActionName[] =>
    names.filter((name) => !renderedElsewhere.includes(name));
  // The specification counts all actions beside the main button, wherever they are rendered: the last are Submit, Play and Save.
  const parts = collapsed(bar.actions, width);
  const lead = leadOf(bar);
  const hasOwnLead = lead !== null && lead !== bar.main;
  // Destructive actions are never next to sending ones.
  const isInMenuOnly = (name: ActionName): boolean => hasOwnLead && name === 'delete';
  // It is never in the menu: a class waits for it.
  const hasRoom = !isOneOfMany || parts.shown.length < 3;
  // Teachers come for these two, and have nothing else behind a card.
  const isClassroom = bar.actions.every((name) => name === 'live' || name === 'share');
  const isSeen = (name: ActionName): boolean =>
    (name === 'live' || (name === 'share' && isClassroom)) && slim === null && hasRoom;
  const visible = [...parts.more.filter(isSeen), ...parts.shown];
  const shown = here(visible).filter((name) => name !== lead && !isInMenuOnly(name));
  const behind = [...parts.more.filter((name) => !isSeen(name)), ...parts.shown.filter(isInMenuOnly)];
  const more = here(behind).filter((name) => name !== lead && !placesOnly.includes(name));
  // On a phone there is room for one button with a sign.
  const isMainBehind = slim !== null && hasOwnLead;
  const leading = [
    // A sign that not everybody knows has its word there.
    ...(lead !== null && lead !== 'play' && isShort(lead, slim) ? [lead] : []),
    ...(isMainBehind && bar.main ? [bar.main] : []),
  ];
  return {
    kept: shown.filter(isKept),
    more: [...leading, ...more],
    hasMore: more.length > 0 || slim !== null,
    shown: shown.filter((name) => !isKept(name)),
    main: isMainBehind ? null : bar.main,
    lead: hasOwnLead ? lead : null,
  };
}

// Bars end where the main button is: what is kept before all others is no hole between them when it stays empty.
const keepsPlace: readonly ActionName[] = ['live'];
const isKept = (name: ActionName): boolean => keepsPlace.includes(name);

// Buttons for next steps and undo lose their label when the title needs the room; verdicts never do.
const named: readonly ActionName[] = ['approve', 'publish', 'startReview'];

/** Whether a button has a sign alone. */
export function isShort(name: ActionName, slim: BarRoom['slim']): boolean {
  return slim?.isEditing === true && !named.includes(name);
}
