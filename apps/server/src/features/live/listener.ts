import { mayRead, type SeenItem } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import { listSeenItems, type ItemKey } from './live.queries.ts';
import type { Stream, Streams } from './streams.ts';
import { parseNotice, type ItemNotice, type LiveNotice } from './live-notice.ts';

/** A notice that waits to be forwarded, and how its item was before each of the moves that were merged into it. */
interface Pending {
  readonly notice: LiveNotice;
  readonly was: readonly NonNullable<ItemNotice['was']>[];
}

/** Notices whose items are looked up with one query. */
const batch = 500;

/**
 * Forwards notices of the database to the sessions that may see their items. Notices that come during a query wait for the next
 * one, which asks for all of them: a busy database delays notices and never queues queries. Equal notices that wait are sent once.
 *
 * @returns the handler of each payload of the channel
 */
export function makeListener(
  services: Pick<Services, 'db' | 'background'>,
  streams: Streams,
): (payload: string) => void {
  const waiting = new Map<string, Pending>();
  let isRunning = false;

  async function forwardAll(): Promise<void> {
    while (waiting.size > 0) {
      const next = [...waiting].slice(0, batch);
      for (const [key] of next) waiting.delete(key);
      const pending = next.map(([, each]) => each);
      const items = await lookUp(
        services.db,
        streams,
        pending.map(({ notice }) => notice),
      );
      for (const each of pending) forward(streams, each, items);
    }
  }

  return (payload) => {
    const notice = parseNotice(payload);
    if (!notice) return;
    const key = keyOf(notice);
    waiting.set(key, merged(waiting.get(key), notice));
    if (isRunning) return;
    isRunning = true;
    services.background.run('live events', () =>
      forwardAll().finally(() => {
        isRunning = false;
      }),
    );
  };
}

function keyOf(notice: LiveNotice): string {
  return 'container_id' in notice ? `${notice.kind} ${itemKey(notice)}` : JSON.stringify(notice);
}

function itemKey({ institution_id, container_id }: ItemKey): string {
  return `${institution_id} ${container_id}`;
}

// A session that could see the item before any of the moves is still sent the last.
function merged(before: Pending | undefined, notice: LiveNotice): Pending {
  const known = before?.was ?? [];
  const was = 'container_id' in notice ? notice.was : undefined;
  const isNew = was && !known.some((each) => JSON.stringify(each) === JSON.stringify(was));
  return { notice, was: isNew ? [...known, was] : known };
}

/** The items of notices, where any stream of their institution is open. */
async function lookUp(
  db: Services['db'],
  streams: Streams,
  notices: readonly LiveNotice[],
): Promise<ReadonlyMap<string, SeenItem>> {
  const asked = notices.filter(
    (each): each is ItemNotice => 'container_id' in each && streams.of(each.institution_id).length > 0,
  );
  if (asked.length === 0) return new Map();
  const found = await db.readOne((tx) => listSeenItems(tx, asked));
  return new Map(found.map((item) => [itemKey(item), item]));
}

function forward(streams: Streams, { notice, was }: Pending, items: ReadonlyMap<string, SeenItem>): void {
  if (notice.kind === 'session') return streams.endSession(notice.session_hash);
  if ('container_id' in notice) return forwardItem(streams, notice, was, items.get(itemKey(notice)));
  for (const stream of streams.of(notice.institution_id)) {
    if (notice.kind === 'many' || concerns(notice.user_ids, stream))
      streams.send(stream, { kind: notice.kind });
  }
}

// In user access the developer's own notifications are not sent.
function concerns(user_ids: readonly string[] | undefined, { session }: Stream): boolean {
  return !session.is_user_access && (user_ids?.includes(session.user_id) ?? true);
}

function forwardItem(
  streams: Streams,
  notice: ItemNotice,
  was: Pending['was'],
  item: SeenItem | undefined,
): void {
  if (!item) return;
  const { kind, institution_id, container_id, version } = notice;
  const states = [item, ...was.map((before) => ({ ...item, ...before }))];
  for (const stream of streams.of(institution_id)) {
    if (states.some((state) => mayRead(stream.session, state)))
      streams.send(stream, { kind, container_id, version });
  }
}
