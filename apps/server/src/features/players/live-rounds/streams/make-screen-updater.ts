import { Id, livePhaseAt, limits } from '@takhti/domain';
import { z } from 'zod';
import type { Services } from '../../../../http/services.ts';
import { stateOf } from '../join-round.ts';
import {
  closeQuestion,
  selectMayLead,
  selectOptionalRound,
  type KeptRound,
  type RoundKey,
} from '../live-rounds.queries.ts';
import type { ScoreRow } from '../players.queries.ts';
import { readFacts, type RoundFacts } from '../read-facts.ts';
import { hostView, ownView, sharedView } from '../views.ts';
import { makeAlarms } from './alarms.ts';
import { roundName, type RoundStreams } from './round-streams.ts';
import { sendToPhones } from './send-to-phones.ts';

/** The payload of a live notice on the channel `live_rounds`. */
const Notice = z.object({ institution_id: z.int(), round_id: Id, moved: z.boolean() });

/** Sends the screens of rounds what they show. */
interface ScreenUpdater {
  /** Takes a NOTIFY payload of the channel. */
  readonly receive: (payload: string) => void;
  /** Sends to the screens of a round soon: to all of them, or only to the front and to those that were sent nothing yet. */
  readonly schedule: (round: RoundKey, isForAll: boolean) => void;
  readonly stop: () => void;
}

type Needs = Pick<Services, 'db' | 'clock' | 'files' | 'background'>;

/**
 * Sends to each round by itself. What happens while its screens are sent to waits for the next time, which covers all of it: a hundred
 * answers at once are one look at the database.
 */
export function makeScreenUpdater(services: Needs, streams: RoundStreams): ScreenUpdater {
  const waiting = new Map<string, { readonly round: RoundKey; readonly isForAll: boolean }>();
  const running = new Set<string>();
  const alarms = makeAlarms();

  function schedule(round: RoundKey, isForAll: boolean): void {
    const name = roundName(round);
    waiting.set(name, { round, isForAll: isForAll || (waiting.get(name)?.isForAll ?? false) });
    if (running.has(name)) return;
    running.add(name);
    services.background.run('screens of a live round', () =>
      sendAll(name).finally(() => void running.delete(name)),
    );
  }

  async function sendAll(name: string): Promise<void> {
    for (let next = waiting.get(name); next; next = waiting.get(name)) {
      waiting.delete(name);
      if (streams.of(next.round).length > 0) await sendRound(next.round, next.isForAll);
    }
  }

  async function sendRound(key: RoundKey, isForAll: boolean): Promise<void> {
    const found = await services.db.inReadTransaction(async (tx) => {
      const round = await selectOptionalRound(tx, key);
      if (!round) return undefined;
      const hasFront = streams.of(key).some(({ player_id }) => player_id === null);
      const may_lead = hasFront && (await selectMayLead(tx, round));
      return { round, may_lead, facts: await readFacts(tx, round, services.clock.now()) };
    });
    if (!found) {
      alarms.clear(roundName(key));
      for (const stream of streams.of(key)) streams.send(stream, { kind: 'gone' });
      return;
    }
    // The NOTIFY of this change reaches everybody.
    if (await closeWhenAllAnswered(found.round, found.facts.standings)) return;
    const now = services.clock.now();
    await sendTo(found.round, found.facts, { now, isForAll, may_lead: found.may_lead });
    wakeAt(found.round, now);
  }

  async function sendTo(
    round: KeptRound,
    facts: RoundFacts,
    {
      now,
      isForAll,
      may_lead,
    }: { readonly now: Date; readonly isForAll: boolean; readonly may_lead: boolean },
  ): Promise<void> {
    const { standings } = facts;
    const all = streams.of(round);
    for (const stream of all.filter(({ player_id }) => player_id === null)) {
      const isLeading = may_lead && stream.secret_hash === round.host_token_hash;
      streams.send(stream, isLeading ? hostView(services.files, round, facts, now) : { kind: 'gone' });
    }
    const phones = all.filter(({ player_id, isNew }) => player_id !== null && (isForAll || isNew));
    const shared = sharedView(services.files, round, standings.length, now);
    const byId = new Map(standings.map((each) => [each.player_id, each]));
    await sendToPhones(streams, phones, shared, (player_id) => {
      const me = byId.get(player_id);
      return me ? ownView(shared, me, standings) : null;
    });
  }

  async function closeWhenAllAnswered(round: KeptRound, standings: readonly ScoreRow[]): Promise<boolean> {
    const isAsking = livePhaseAt(stateOf(round), services.clock.now()) === 'asking';
    if (!isAsking || standings.length === 0 || standings.some(({ last }) => last === null)) return false;
    await services.db.inTransaction((tx) => closeQuestion(tx, round));
    return true;
  }

  // Time ends a question; nothing in the database does.
  function wakeAt(round: KeptRound, now: Date): void {
    const name = roundName(round);
    alarms.clear(name);
    if (livePhaseAt(stateOf(round), now) !== 'asking' || round.closes_on === null) return;
    const wait = new Date(round.closes_on).getTime() + limits.live_round.grace_ms - now.getTime();
    alarms.set(name, Math.max(0, wait) + 10, () => schedule(round, true));
  }

  return {
    receive(payload) {
      const notice = parseNotice(payload);
      if (notice && streams.of(notice).length > 0) schedule(notice, notice.moved);
    },
    schedule,
    stop: alarms.stop,
  };
}

function parseNotice(payload: string): z.infer<typeof Notice> | null {
  try {
    return Notice.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
