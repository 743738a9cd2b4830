import { nextTry, publishTargetOf, resultAddressOf, type LmsFault } from '@takhti/domain';
import { z } from 'zod';
import type { Services } from '../../../http/services.ts';
import type { OutgoingRequest } from '../../../platform/outgoing/index.ts';
import { keepAccessTokens } from '../lti/scores/access-token.ts';
import { sendScore } from '../lti/scores/send-score.ts';
import { readLms } from '../settings/kept-settings.ts';
import { faultKindOf } from '../../../platform/condition/fault-kind.ts';
import { storableText } from '../../../platform/json/storable-json.ts';
import { isFinal, readAnswer, type Outcome } from '../systems/read-answer.ts';
import { publicationRequest, resultRequest, type Connection } from '../systems/requests.ts';
import { sendStatements } from '../xapi/record-store.ts';
import * as queries from './deliveries.queries.ts';

const seconds = 1000;
const batch = 24;
const at_once = 4;
/** Systems that are sent to at a time, and of one institution. */
const most_systems = 48;
const most_of_institution = 4;
/** After so many failures on our side the delivery is given up. */
const most_broken = 5;
const pauses_ms = [10, 30, 60, 120, 300].map((each) => each * seconds);

type Base = Pick<Services, 'db' | 'clock' | 'outgoing' | 'vault' | 'settings'>;
type Sending = queries.Sending;

const WaitingResult = z.object({ user_id: z.string(), result: z.unknown() });
const WaitingPublication = z.object({
  institution_id: z.int(),
  content_id: z.string(),
  json_data: z.unknown(),
});
/** How an LMS answers under which id it stored something. */
const Taken = z.looseObject({
  lms_content_id: z.union([z.string().max(200), z.int()]).optional(),
  data: z.looseObject({ lms_content_id: z.union([z.string().max(200), z.int()]).optional() }).optional(),
});

/** Sends what waits for other systems, and remembers which of them do not answer just now. */
export interface Deliverer {
  /** Sends all that is due, until nothing is. A system that is slow holds up what goes to it alone. */
  deliverDue(): Promise<void>;
  /** Signals that more is due, also while a delivery runs. */
  wake(): void;
  /** Sends one thing at once that the caller has claimed. */
  deliverClaimed(row: Sending): Promise<void>;
}

/**
 * Makes what sends deliveries. Each is sent outside of any transaction and marked afterwards; where a server dies in between it is sent
 * again under the same `idempotency-key`, by which the other system knows it.
 */
export function makeDeliverer({ db, clock, outgoing, vault, settings }: Base): Deliverer {
  const tokens = keepAccessTokens({ db, clock, outgoing, vault });
  const paused = new Map<string, { readonly until: number; readonly failures: number }>();
  const busy = new Map<string, { readonly institution_id: number; readonly work: Promise<void> }>();
  let woken = Promise.withResolvers<void>();

  async function send(row: Sending): Promise<Outcome> {
    if (row.kind === 'score')
      return sendScore({ base: { db, outgoing }, tokens }, row.institution_id, row.payload);
    const connection = await db.readOne((tx) => readLms(tx, { vault }, row.institution_id));
    if (row.kind === 'statement') return sendStatements({ outgoing, settings }, connection, row.payload);
    const request = requestOf(connection, row);
    return request
      ? readAnswer(await outgoing.post(withKey(request, row)))
      : { kind: 'refused', fault: 'not_connected', text: '' };
  }

  /** Sends what this server still has; null for what another one has taken up since. */
  async function deliver(claimed: Sending): Promise<Outcome | null> {
    const { until } = claimFrom(clock.now());
    const row = await db.inTransaction((tx) => queries.holdClaim(tx, claimed, until));
    if (!row) return null;
    const outcome = await send(row).catch(brokenBy);
    try {
      await keep(row, outcome);
      return outcome;
    } catch (error) {
      const broken = brokenBy(error);
      await keep(row, broken);
      return broken;
    }
  }

  async function keep(row: Sending, outcome: Outcome): Promise<void> {
    const now = clock.now();
    const tries = row.tries + 1;
    const first_tried_on = row.first_tried_on === null ? now : new Date(row.first_tried_on);
    const common = { tries, first_tried_on, next_try_on: now };
    await db.inTransaction(async (tx) => {
      if (outcome.kind === 'taken') {
        await queries.saveTry(tx, row, {
          ...common,
          status: 'sent',
          fault: null,
          fault_text: '',
          sent_on: now,
        });
        const id = row.kind === 'publication' ? lmsIdIn(outcome.data) : null;
        if (id !== null) await queries.updateLmsContentId(tx, row, id);
        return;
      }
      const isOver = isFinal(outcome.fault) || (outcome.fault === 'broken' && tries >= most_broken);
      const again = isOver ? null : nextTry(tries, first_tried_on, now);
      await queries.saveTry(tx, row, {
        ...common,
        status: again ? 'waiting' : 'failed',
        next_try_on: again ?? now,
        fault: outcome.fault,
        fault_text: outcome.text,
        sent_on: null,
      });
      // A newer version came while this one was on its way.
      if (row.kind === 'publication') await queries.supersedeOlder(tx, row);
    });
  }

  /** Sends what one system is to get, some at once; as soon as the system fails, the rest waits. */
  async function deliverTo(system: string, rows: Sending[]): Promise<void> {
    const left = [...rows];
    let isAway = false;
    const work = async (): Promise<void> => {
      for (let row = left.shift(); row; row = left.shift()) {
        const outcome = await deliver(row);
        if (outcome?.kind === 'refused' && isSystems(outcome.fault)) isAway = true;
        if (isAway) return;
      }
    };
    await Promise.all(Array.from({ length: at_once }, work));
    if (isAway) pause(system);
    else paused.delete(system);
    await db.inTransaction((tx) => queries.release(tx, left));
  }

  async function claim(): Promise<Sending[]> {
    const { now, until } = claimFrom(clock.now());
    const away = [...paused].flatMap(([system, { until: end }]) => (isAhead(end, now) ? [system] : []));
    const institutions = Map.groupBy(busy.values(), ({ institution_id }) => institution_id);
    const full = [...institutions].flatMap(([id, its]) => (its.length >= most_of_institution ? [id] : []));
    const without = { systems: [...new Set([...away, ...busy.keys()])], institutions: full };
    return db.inTransaction((tx) => queries.claimDue(tx, { now, until, without, limit: batch }));
  }

  function pause(system: string): void {
    const failures = (paused.get(system)?.failures ?? 0) + 1;
    const pause_ms = pauses_ms[Math.min(failures, pauses_ms.length) - 1] ?? 0;
    paused.set(system, { until: clock.now().getTime() + pause_ms, failures });
  }

  return {
    async deliverDue() {
      const failures: unknown[] = [];
      for (;;) {
        // Before it is looked what is due: what comes after that look is not missed.
        woken = Promise.withResolvers<void>();
        const rows = busy.size < most_systems && failures.length === 0 ? await claim() : [];
        const bySystem = Map.groupBy(rows, systemOf);
        for (const [system, its] of bySystem) {
          const work = deliverTo(system, its)
            .catch((error: unknown) => void failures.push(error))
            .finally(() => busy.delete(system));
          busy.set(system, { institution_id: its[0]?.institution_id ?? 0, work });
        }
        if (rows.length > 0) continue;
        if (busy.size === 0) break;
        await Promise.race([...[...busy.values()].map(({ work }) => work), woken.promise]);
      }
      if (failures.length > 0) throw failures[0];
    },
    wake: () => woken.resolve(),
    async deliverClaimed(row) {
      await deliver(row);
    },
  };
}

const systemOf = (row: Sending): string => `${row.institution_id} ${row.kind} ${row.system}`;

// A pause that began by a clock which was ahead is over when that is set right.
function isAhead(end: number, now: Date): boolean {
  const left = end - now.getTime();
  return left > 0 && left <= Math.max(...pauses_ms);
}

/** For how long a server that takes something up has it to itself. */
export function claimFrom(now: Date): { readonly now: Date; readonly until: Date } {
  return { now, until: new Date(now.getTime() + queries.claimed_ms) };
}

/** Sending failed on our side; what is wrong with the machine is not the delivery's fault. */
function brokenBy(error: unknown): Outcome & { readonly kind: 'refused' } {
  if (faultKindOf(error) !== null) throw error;
  return { kind: 'refused', fault: 'broken', text: '' };
}

/** Whether the fault is the system's, so that everything else for it would fail as well. */
function isSystems(fault: LmsFault): boolean {
  return fault !== 'broken' && !isFinal(fault);
}

function requestOf(connection: Connection, row: Sending): OutgoingRequest | null {
  if (row.kind === 'result') {
    const waiting = WaitingResult.parse(row.payload);
    return resultAddressOf(connection.settings) === null ? null : resultRequest(connection, waiting);
  }
  const target = publishTargetOf(connection.settings, row.institution_id);
  return target && publicationRequest(connection, target, WaitingPublication.parse(row.payload));
}

function withKey(request: OutgoingRequest, { delivery_id }: Sending): OutgoingRequest {
  return { ...request, headers: { ...request.headers, 'idempotency-key': delivery_id } };
}

function lmsIdIn(data: unknown): string | null {
  const parsed = Taken.safeParse(data).data;
  const id = parsed?.data?.lms_content_id ?? parsed?.lms_content_id;
  const text = id === undefined ? '' : storableText(String(id));
  return text === '' ? null : text;
}
