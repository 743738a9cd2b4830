import { limits } from '../limits.ts';

/** Under which name a browser keeps the secret of a round that it leads. */
export function liveHostName(round_id: string): string {
  return `takhti.live-host.${round_id}`;
}

/** The phase of a live round: players join, a question is asked, its answers are shown, the podium is shown, it is over. */
export const livePhases = ['lobby', 'asking', 'picture', 'podium', 'over'] as const;
export type LivePhase = (typeof livePhases)[number];

/** A live round as it is kept. */
export interface LiveRoundState {
  readonly phase: LivePhase;
  readonly question_at: number;
  /** Until when the question that is asked can be answered. */
  readonly closes_on: Date | null;
  readonly created_on: Date;
}

/** The phase at an instant: time ends a question, once what is on its way has come, and in the end the round. */
export function livePhaseAt({ phase, closes_on, created_on }: LiveRoundState, now: Date): LivePhase {
  if (now.getTime() >= created_on.getTime() + limits.live_round.hours * 3_600_000) return 'over';
  if (phase !== 'asking' || closes_on === null) return phase;
  return now.getTime() >= closes_on.getTime() + limits.live_round.grace_ms ? 'picture' : 'asking';
}

/** When an answer counts as given, and for how much of the time it left; null for one that was given too late. */
export interface AnswerTime {
  readonly given_on: Date;
  /** From 1, at once, to 0, in the last moment. */
  readonly left: number;
}

/**
 * Judges an answer by when it was given: a phone that lost its connection sends how long it held the answer. More than the grace is not
 * accepted.
 */
export function judgeTime(
  { asked_on, closes_on }: { readonly asked_on: Date; readonly closes_on: Date },
  received_on: Date,
  held_ms: number,
): AnswerTime | null {
  const { grace_ms } = limits.live_round;
  const [asked, closes, received] = [asked_on.getTime(), closes_on.getTime(), received_on.getTime()];
  const given = Math.max(asked, received - Math.min(Math.max(0, held_ms), grace_ms));
  if (given > closes || received > closes + grace_ms) return null;
  return { given_on: new Date(given), left: closes === asked ? 0 : (closes - given) / (closes - asked) };
}

/** The points of a right answer: most of them for being right, a third for being quick. */
export function livePoints(isRight: boolean, { left }: Pick<AnswerTime, 'left'>): number {
  return isRight ? 100 + Math.round(50 * left) : 0;
}

interface Scored {
  readonly points: number;
}

/**
 * Places by points: equal points have the same place. A player with none is on it only in a round so small that all do, and
 * somebody has some: alone below the podium they would be the last for all to see.
 */
export function podiumOf<Player extends Scored>(
  players: readonly Player[],
): (Player & { readonly place: number })[] {
  return players
    .map((player) => ({ ...player, place: placeAmong(players, player) }))
    .filter((player) => isOnPodium(players, player, player.place))
    .toSorted((one, other) => one.place - other.place);
}

/** The place that a learner sees on their own phone; below the podium null without points or for the shared last place. */
export function ownPlaceOf(players: readonly Scored[], me: Scored): number | null {
  const place = placeAmong(players, me);
  if (isOnPodium(players, me, place)) return place;
  return me.points > 0 && players.some(({ points }) => points < me.points) ? place : null;
}

const places = 3;

function placeAmong(players: readonly Scored[], me: Scored): number {
  return 1 + players.filter(({ points }) => points > me.points).length;
}

function isOnPodium(players: readonly Scored[], me: Scored, place: number): boolean {
  if (place > places) return false;
  return me.points > 0 || (players.length <= places && players.some(({ points }) => points > 0));
}

/** The digits of a typed code of a round, also in other scripts. */
export function liveCode(typed: string): string {
  const zeros = ['۰', '٠'].map((zero) => zero.codePointAt(0) ?? 0);
  return Array.from(typed, (char) => {
    const code = char.codePointAt(0) ?? 0;
    const zero = zeros.find((each) => code >= each && code < each + 10);
    return zero === undefined ? char : String(code - zero);
  })
    .join('')
    .replaceAll(/\D/g, '');
}
