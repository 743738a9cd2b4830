import { mayRead, type SeenItem } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import { listSeenItems, type ItemKey } from './live.queries.ts';
import type { Stream, Streams } from './streams.ts';
import { readTold, type Told, type ToldItem } from './told.ts';

/** Words that are looked up together. */
const batch = 500;

/**
 * Passes on what the database tells to the sessions that may hear it. What comes while the database is asked waits for the
 * next time, and is asked for all at once: a busy database slows the words down, and never piles them up. The same thing told
 * again before its turn came is told once.
 *
 * @returns what to call with each word of the channel
 */
export function makeEar(
  services: Pick<Services, 'db' | 'background'>,
  streams: Streams,
): (payload: string) => void {
  const waiting = new Map<string, Told>();
  let isRunning = false;

  async function passAllOn(): Promise<void> {
    while (waiting.size > 0) {
      const next = [...waiting].slice(0, batch);
      for (const [key] of next) waiting.delete(key);
      const told = next.map(([, each]) => each);
      const items = await lookUp(services.db, streams, told);
      for (const each of told) passOn(streams, each, items);
    }
  }

  return (payload) => {
    const told = readTold(payload);
    if (!told) return;
    const key = keyOf(told);
    waiting.set(key, joined(waiting.get(key), told));
    if (isRunning) return;
    isRunning = true;
    services.background.run('live events', () =>
      passAllOn().finally(() => {
        isRunning = false;
      }),
    );
  };
}

function keyOf(told: Told): string {
  return 'container_id' in told ? `${told.kind} ${itemKey(told)}` : JSON.stringify(told);
}

function itemKey({ institution_id, container_id }: ItemKey): string {
  return `${institution_id} ${container_id}`;
}

// Who saw it before the first of several moves is still to hear of it.
function joined(before: Told | undefined, told: Told): Told {
  return before && 'container_id' in before && 'container_id' in told && before.was
    ? { ...told, was: before.was }
    : told;
}

/** The items that are spoken of, where anybody of their institution listens. */
async function lookUp(
  db: Services['db'],
  streams: Streams,
  told: readonly Told[],
): Promise<ReadonlyMap<string, SeenItem>> {
  const asked = told.filter(
    (each): each is ToldItem => 'container_id' in each && streams.of(each.institution_id).length > 0,
  );
  if (asked.length === 0) return new Map();
  const found = await db.readOne((tx) => listSeenItems(tx, asked));
  return new Map(found.map((item) => [itemKey(item), item]));
}

function passOn(streams: Streams, told: Told, items: ReadonlyMap<string, SeenItem>): void {
  if (told.kind === 'session') return streams.endSession(told.session_hash);
  if ('container_id' in told) return passItemOn(streams, told, items.get(itemKey(told)));
  for (const stream of streams.of(told.institution_id)) {
    if (told.kind === 'many' || concerns(told.user_ids, stream)) streams.send(stream, { kind: told.kind });
  }
}

// Whoever looks at a developer's desk is not told what is told to the developer.
function concerns(user_ids: readonly string[] | undefined, { session }: Stream): boolean {
  return !session.is_user_access && (user_ids?.includes(session.user_id) ?? true);
}

function passItemOn(streams: Streams, told: ToldItem, item: SeenItem | undefined): void {
  if (!item) return;
  const { kind, institution_id, container_id, version, was } = told;
  const before = was ? { ...item, ...was } : item;
  for (const stream of streams.of(institution_id)) {
    if (mayRead(stream.session, item) || mayRead(stream.session, before))
      streams.send(stream, { kind, container_id, version });
  }
}
