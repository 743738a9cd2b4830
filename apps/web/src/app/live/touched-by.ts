import {
  countDashboard,
  countNotifications,
  listDeveloperDashboard,
  listNotifications,
  listReviewerDashboard,
  readHome,
  searchLibrary,
  type LiveEvent,
} from '@takhti/contract';

const paths = (...calls: readonly { readonly path: string }[]): ReadonlySet<unknown> =>
  new Set(calls.map(({ path }) => path));

const lists = paths(countDashboard, listDeveloperDashboard, listReviewerDashboard, readHome);
const bell = paths(countNotifications, listNotifications, readHome);
const library = paths(searchLibrary);

/** Whether a cached reply, named by its call's path and input, may be old after an event. */
export function isTouchedBy(event: LiveEvent, key: readonly unknown[]): boolean {
  const [path] = key;
  switch (event.kind) {
    case 'many':
      return true;
    case 'notified':
      return bell.has(path);
    case 'moved':
      return lists.has(path) || library.has(path) || isOf(event.container_id, key);
    case 'commented':
      // Comments are asked for by an id of their own.
      return lists.has(path) || String(path).startsWith('editor/comments') || isOf(event.container_id, key);
    case 'changed':
    case 'locked':
      return isOf(event.container_id, key);
    default:
      return event satisfies never;
  }
}

function isOf(container_id: string, key: readonly unknown[]): boolean {
  return containerIdOf(key) === container_id;
}

/** The item that a cached reply is of; null for lists and the like. */
export function containerIdOf([, input]: readonly unknown[]): string | null {
  if (typeof input !== 'object' || input === null || !('container_id' in input)) return null;
  return typeof input.container_id === 'string' ? input.container_id : null;
}
