import type { LiveRoundEvent } from '@takhti/contract';
import type { RoundKey } from '../live-rounds.queries.ts';

/** A screen of a live round that listens. */
export interface RoundStream {
  readonly round: RoundKey;
  /** Null for the screen at the front. */
  readonly player_id: string | null;
  /** The hash of the secret that it proved to know; it gets nothing once the secret has changed. */
  readonly secret_hash: string;
  /** Whether nothing was sent to it yet. */
  isNew: boolean;
  /** Writes pieces of one text, all or none; false when the reader is too slow to take more. */
  write(...pieces: readonly (string | Uint8Array)[]): boolean;
  end(): void;
}

/** Screens that one learner may have open at once, the front two at most; the oldest gives way, because it may be a dead one. */
const most_of_one = 2;
/** Screens that one server holds, and how many of them rounds of one institution may have: so that one cannot take the room of the others. */
const most_in_all = 2_000;
const most_of_institution = 1_500;

/** The screens of live rounds that this server holds. */
export interface RoundStreams {
  /** False when the server is full, or the institution has as many as one may. */
  add(stream: RoundStream): boolean;
  remove(stream: RoundStream): void;
  of(round: RoundKey): RoundStream[];
  all(): RoundStream[];
  /** Sends a screen its current view; ends it if its reader is too slow. */
  send(stream: RoundStream, event: LiveRoundEvent): void;
  /** The same of an event in two pieces of JSON, the first of which many screens share. */
  sendJoined(stream: RoundStream, opening: Uint8Array, rest: string): void;
}

/** Holds open screens by their rounds. */
export function makeRoundStreams(): RoundStreams {
  const held = new Map<string, Set<RoundStream>>();
  const counts = new Map<number, number>();
  const count = ({ round: { institution_id } }: RoundStream, more: 1 | -1): void =>
    void counts.set(institution_id, (counts.get(institution_id) ?? 0) + more);
  const all = (): RoundStream[] => [...held.values()].flatMap((streams) => [...streams]);
  const remove = (stream: RoundStream): void => {
    const streams = held.get(roundName(stream.round));
    if (streams?.delete(stream)) count(stream, -1);
    if (streams?.size === 0) held.delete(roundName(stream.round));
  };
  const drop = (stream: RoundStream): void => {
    remove(stream);
    stream.end();
  };
  const of = (round: RoundKey): RoundStream[] => [...(held.get(roundName(round)) ?? [])];
  return {
    add(stream) {
      const own = of(stream.round).filter(({ player_id }) => player_id === stream.player_id);
      const [oldest] = own;
      if (oldest && own.length >= most_of_one) drop(oldest);
      const others = [...counts.values()].reduce((sum, each) => sum + each, 0);
      const ofInstitution = counts.get(stream.round.institution_id) ?? 0;
      if (others >= most_in_all || ofInstitution >= most_of_institution) return false;
      const streams = held.get(roundName(stream.round)) ?? new Set();
      if (!streams.has(stream)) count(stream, 1);
      held.set(roundName(stream.round), streams.add(stream));
      return true;
    },
    remove,
    of,
    all,
    send(stream, event) {
      stream.isNew = false;
      if (!stream.write(`data: ${JSON.stringify(event)}\n\n`) || event.kind === 'gone') drop(stream);
    },
    sendJoined(stream, opening, rest) {
      stream.isNew = false;
      if (!stream.write('data: ', opening, `${rest}\n\n`)) drop(stream);
    },
  };
}

/** A round as one word, for keeping things by it. */
export function roundName({ institution_id, round_id }: RoundKey): string {
  return `${institution_id} ${round_id}`;
}
