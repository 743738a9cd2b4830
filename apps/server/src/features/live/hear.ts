import { mayRead, type SeenItem } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import { listSeenItems, type ItemKey } from './live.queries.ts';
import type { Stream, Streams } from './streams.ts';
import { readTold, type Told, type ToldItem } from './told.ts';

/** What the database tells, and how an item stood before each of the moves that are told in one. */
interface Heard {
  readonly told: Told;
  readonly was: readonly NonNullable<ToldItem['was']>[];
}

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
  const waiting = new Map<string, Heard>();
  let isRunning = false;

  async function passAllOn(): Promise<void> {
    while (waiting.size > 0) {
      const next = [...waiting].slice(0, batch);
      for (const [key] of next) waiting.delete(key);
      const heard = next.map(([, each]) => each);
      const items = await lookUp(
        services.db,
        streams,
        heard.map(({ told }) => told),
      );
      for (const each of heard) passOn(streams, each, items);
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

// Who saw it before any of several moves is still to hear of the last.
function joined(before: Heard | undefined, told: Told): Heard {
  const known = before?.was ?? [];
  const was = 'container_id' in told ? told.was : undefined;
  const isNew = was && !known.some((each) => JSON.stringify(each) === JSON.stringify(was));
  return { told, was: isNew ? [...known, was] : known };
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

function passOn(streams: Streams, { told, was }: Heard, items: ReadonlyMap<string, SeenItem>): void {
  if (told.kind === 'session') return streams.endSession(told.session_hash);
  if ('container_id' in told) return passItemOn(streams, told, was, items.get(itemKey(told)));
  for (const stream of streams.of(told.institution_id)) {
    if (told.kind === 'many' || concerns(told.user_ids, stream)) streams.send(stream, { kind: told.kind });
  }
}

// A visitor at a developer's desk is not told what is told to the developer.
function concerns(user_ids: readonly string[] | undefined, { session }: Stream): boolean {
  return !session.is_user_access && (user_ids?.includes(session.user_id) ?? true);
}

function passItemOn(streams: Streams, told: ToldItem, was: Heard['was'], item: SeenItem | undefined): void {
  if (!item) return;
  const { kind, institution_id, container_id, version } = told;
  const states = [item, ...was.map((before) => ({ ...item, ...before }))];
  for (const stream of streams.of(institution_id)) {
    if (states.some((state) => mayRead(stream.session, state)))
      streams.send(stream, { kind, container_id, version });
  }
}
