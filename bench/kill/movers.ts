import { openConnection, type Connection } from '../common/connection.ts';
import { id } from '../common/ids.ts';
import type { Developer } from '../common/people.ts';
import { draftBanksOf } from '../calls/content.ts';
import { ask, Fault, Refused } from './ask.ts';

/** An author whose bank goes through the review again and again: the people who move it, and what they were told is so. */
export interface Mover {
  readonly author: Developer;
  /** By the level of their review, from 1. */
  readonly reviewers: readonly Developer[];
  container_id: string;
  content_id: string;
  /** Moves that were acknowledged, of each container. */
  readonly told: Map<string, number>;
  /** Who made the last one, where it can be taken back. */
  lately: Developer | null;
  acknowledged: number;
  published: number;
  /** Moves that the server said it failed at, as it must when its database is killed under it. */
  faults: number;
}

/** An author who has moved nothing yet. */
export function moverOf(author: Developer, reviewers: readonly Developer[], containers: number): Mover {
  const [bank = 0] = draftBanksOf(author.n, containers);
  const [container_id, content_id] = [id('container', bank), id('content', bank)];
  return {
    author,
    reviewers,
    container_id,
    content_id,
    told: new Map(),
    lately: null,
    acknowledged: 0,
    published: 0,
    faults: 0,
  };
}

interface Item {
  readonly container_id: string;
  readonly content_status: 'd' | 'w' | 'r' | 's' | 'a';
  readonly waiting_level: number | null;
  readonly version: number;
  readonly copied_from_id: string | null;
}

/** One move: who makes it, by which call. */
interface Step {
  readonly who: Developer;
  readonly path: string;
  readonly request: object;
}

const status = 'editor/status/update';
const back = 'editor/status/take-back';
const sometimes = (): boolean => Math.random() < 0.15;

/** What may happen to an item next; now and then something else than the straight way to publication. */
function stepOf({ author, reviewers, lately }: Mover, item: Item): Step {
  const { container_id, version } = item;
  const seen = { container_id, version };
  if (lately && sometimes()) return { who: lately, path: back, request: seen };
  const reviewer = reviewers[(item.waiting_level ?? 1) - 1] as Developer;
  switch (item.content_status) {
    case 'd':
    case 's':
      // Only what takes the place of something published can be begun again.
      return item.copied_from_id !== null && sometimes()
        ? { who: author, path: 'editor/container/delete', request: { container_id } }
        : { who: author, path: status, request: { ...seen, content_status: 'w' } };
    case 'w':
      return sometimes()
        ? { who: author, path: status, request: { ...seen, content_status: 'd' } }
        : { who: reviewer, path: status, request: { ...seen, content_status: 'r' } };
    case 'r': {
      if (sometimes()) return { who: reviewer, path: status, request: { ...seen, content_status: 'w' } };
      const comments = 'Once more, please.';
      return sometimes()
        ? { who: reviewer, path: status, request: { ...seen, content_status: 's', comments } }
        : { who: reviewer, path: 'editor/status/approve', request: seen };
    }
    case 'a':
      throw new Error('what is published is edited as a draft');
    default:
      return item.content_status satisfies never;
  }
}

/** Who may take a step back: it was a submission, an approval or a sending back, and the item waits for others now. */
function takesBack({ who, path }: Step, before: Item, after: Item): Developer | null {
  if (path === back) return null;
  const isSubmitted =
    after.content_status === 'w' && (before.content_status === 'd' || before.content_status === 's');
  const isReviewed = path.endsWith('/approve') ? after.content_status === 'w' : after.content_status === 's';
  return isSubmitted || isReviewed ? who : null;
}

/** Moves an item on and on and counts what was acknowledged, until the server is gone. */
export async function move(port: number, mover: Mover): Promise<void> {
  const connection = await openConnection(port);
  mover.lately = null;
  try {
    let item = await current(connection, mover);
    for (;;) {
      const step = stepOf(mover, item);
      const { who, path, request } = step;
      const moved = await ask<Item>(connection, who, path, request);
      mover.lately = takesBack(step, item, moved);
      mover.told.set(item.container_id, (mover.told.get(item.container_id) ?? 0) + 1);
      mover.acknowledged += 1;
      const isPublished = moved.content_status === 'a';
      if (isPublished) mover.published += 1;
      item = isPublished || path === 'editor/container/delete' ? await draftOf(connection, mover) : moved;
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    if (error instanceof Fault) mover.faults += 1;
    // Otherwise the connection broke: the server was killed, and what was on its way is not acknowledged.
  } finally {
    connection.close();
  }
}

/** The item as it stands after a kill, which may be one move further than anybody was told. */
async function current(connection: Connection, mover: Mover): Promise<Item> {
  const { author, container_id } = mover;
  const item = await ask<Item>(connection, author, 'editor/content', { container_id }).catch(
    (error: unknown) => {
      // Deleted, though nobody was notified.
      if (error instanceof Refused) return null;
      throw error;
    },
  );
  return item === null || item.content_status === 'a' ? draftOf(connection, mover) : item;
}

/** The draft that is to take the place of what is published. */
async function draftOf(connection: Connection, mover: Mover): Promise<Item> {
  const { author, content_id } = mover;
  const draft = await ask<Item>(connection, author, 'editor/generic/edit', { content_id });
  mover.container_id = draft.container_id;
  return draft;
}
