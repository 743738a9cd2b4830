import {
  countApprovable,
  countDashboard,
  countNotifications,
  listDeveloperDashboard,
  listNotifications,
  listReviewerDashboard,
  previewAssessment,
  previewGame,
  readHome,
  searchLibrary,
  type LiveEvent,
} from '@takhti/contract';

const paths = (...calls: readonly { readonly path: string }[]): ReadonlySet<unknown> =>
  new Set(calls.map(({ path }) => path));

const lists = paths(countApprovable, countDashboard, listDeveloperDashboard, listReviewerDashboard, readHome);
const bell = paths(countNotifications, listNotifications, readHome);
const library = paths(searchLibrary);
/** What somebody is in the middle of playing is not drawn anew under their hands. */
const plays = paths(previewAssessment, previewGame);

/** Whether a cached reply, named by its call's path and input, may be old after an event. */
export function isTouchedBy(event: LiveEvent, key: readonly unknown[], reply?: unknown): boolean {
  const [path] = key;
  if (plays.has(path)) return false;
  const isOf = (container_id: string): boolean => containerIdOf(key, reply) === container_id;
  switch (event.kind) {
    case 'many':
      return true;
    case 'notified':
      return bell.has(path);
    case 'moved':
      return lists.has(path) || library.has(path) || isOf(event.container_id);
    case 'commented':
      // Comments are asked for by an id of their own.
      return lists.has(path) || String(path).startsWith('editor/comments') || isOf(event.container_id);
    case 'changed':
    case 'locked':
      return isOf(event.container_id);
    default:
      return event satisfies never;
  }
}

/**
 * The item that a cached reply is of, by what was asked for or, as with a question, by what was answered; null for lists and
 * the like.
 */
export function containerIdOf([, input]: readonly unknown[], reply?: unknown): string | null {
  return idIn(input) ?? idIn(reply);
}

function idIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('container_id' in value)) return null;
  return typeof value.container_id === 'string' ? value.container_id : null;
}
