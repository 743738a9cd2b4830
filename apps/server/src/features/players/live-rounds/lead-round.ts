import {
  Problem,
  type leadLiveRound,
  type LiveHostView,
  type LiveStep,
  type RequestOf,
} from '@takhti/contract';
import { livePhaseAt } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { isSecret } from '../../../platform/secret.ts';
import { stateOf } from './join-round.ts';
import {
  lockOptionalRound,
  selectMayLead,
  updateRound,
  type KeptRound,
  type RoundKey,
} from './live-rounds.queries.ts';
import { readFacts } from './read-facts.ts';
import { hostView } from './views.ts';

type Change = Parameters<typeof updateRound>[2];

/**
 * Takes a step, if the round still is where the person who leads saw it: a click that comes twice continues once.
 * @throws Problem live.round_unknown, also for anyone but its host
 */
export async function leadRound(
  tx: Tx,
  { clock, files }: Pick<Services, 'clock' | 'files'>,
  input: RequestOf<typeof leadLiveRound>,
): Promise<LiveHostView> {
  const now = clock.now();
  const round = await lockHostedRound(tx, input);
  const change = doorOf(input.step) ?? stepOn(round, input, now);
  if (change) await updateRound(tx, round, change);
  const led = change ? ((await lockOptionalRound(tx, input)) ?? round) : round;
  return hostView(files, led, await readFacts(tx, led, now), now);
}

/**
 * Locks the round for its host, who proves it with the secret, as long as they may lead it.
 * @throws Problem live.round_unknown
 */
export async function lockHostedRound(
  tx: Tx,
  key: RoundKey & { readonly host_token: string },
): Promise<KeptRound> {
  const round = await lockOptionalRound(tx, key);
  if (!round || !isSecret(key.host_token, round.host_token_hash)) throw new Problem('live.round_unknown');
  if (!(await selectMayLead(tx, round))) throw new Problem('live.round_unknown');
  return round;
}

/** Whether more may join, which is so from any version of the round on: said twice, it is the same. */
function doorOf(step: LiveStep): Change | null {
  if (step === 'shut') return { takes_players: 0 };
  return step === 'admit' ? { takes_players: 1 } : null;
}

function stepOn(
  round: KeptRound,
  { step, version }: Pick<RequestOf<typeof leadLiveRound>, 'step' | 'version'>,
  now: Date,
): Change | null {
  const change = round.version === version ? stepFrom(round, step, now) : null;
  return change && { ...change, version: round.version + 1 };
}

/** The columns that a step changes; null if the step is not possible now. */
function stepFrom(round: KeptRound, step: LiveStep, now: Date): Change | null {
  const phase = livePhaseAt(stateOf(round), now);
  if (phase === 'over') return null;
  if (step === 'end') return { phase: 'over', ended_on: now };
  if (step === 'close')
    return phase === 'asking' && round.closes_on !== null && now < new Date(round.closes_on)
      ? { closes_on: now }
      : null;
  switch (phase) {
    case 'lobby':
      return asking(round, 0, now);
    case 'picture':
      return round.question_at + 1 < round.questions.length
        ? asking(round, round.question_at + 1, now)
        : { phase: 'podium', closes_on: null };
    case 'podium':
      return { phase: 'over', ended_on: now };
    case 'asking':
      return null;
  }
}

function asking({ seconds }: KeptRound, question_at: number, now: Date): Change {
  return {
    phase: 'asking',
    question_at,
    asked_on: now,
    closes_on: new Date(now.getTime() + seconds * 1000),
  };
}
