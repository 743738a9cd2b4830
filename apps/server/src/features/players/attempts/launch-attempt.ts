import { randomUUID } from 'node:crypto';
import { Problem } from '@takhti/contract';
import type { Introduction } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import type { PlayKind, Scored } from '../../../types/play-kind.ts';
import { countingStartsOn } from './counters.ts';
import { attemptsUsed, openAttemptOf } from '../learners/limited-attempts.ts';
import { isClosed, selectLaunchedPublication } from '../../publications/index.ts';
import { attemptFacetOf } from './attempt-facet-of.ts';
import { identifyLearner } from './identify-learner.ts';
import { beginAttempt, type Startable } from './begin-attempt.ts';
import type { LaunchServices, Launched, LaunchInput } from './launched.ts';
import { resumeAttempt } from './resume-attempt.ts';

/**
 * Continues with a learner's attempt, or starts a new one of what is published under the content id. An attempt that cannot be
 * found, or whose token is another, is no reason to turn a learner away: they start again. Where attempts are limited, the one that a
 * known learner left open is continued with, no matter what this browser knows of it.
 * @throws Problem players.not_found when nothing that is played so is published there, or it is closed; request.too_many;
 *   players.learner_unknown, players.no_attempts_left where attempts are limited; players.token_refused for another competitor's name
 */
export async function launchAttempt<Play, State extends { readonly seconds: number }, Outcome extends Scored>(
  kind: PlayKind<Play, State, Outcome>,
  tx: Tx,
  base: LaunchServices,
  input: LaunchInput,
): Promise<Launched<Play, State, Outcome>> {
  const { launch, start } = await findAttempt(kind, tx, base, input);
  return launch ?? beginAttempt(kind, tx, base, input, start);
}

/**
 * The same, but that a new attempt whose time is limited is not begun: its questions come with the launch from which its clock runs.
 * @throws Problem those of a launch
 */
export async function introduceAttempt<
  Play,
  State extends { readonly seconds: number },
  Outcome extends Scored,
>(
  kind: PlayKind<Play, State, Outcome>,
  tx: Tx,
  base: LaunchServices,
  input: LaunchInput,
): Promise<Launched<Play, State, Outcome> | { readonly introduction: Introduction }> {
  const { launch, start } = await findAttempt(kind, tx, base, input);
  if (launch) return launch;
  const { publication, all_ids } = start;
  const timer = kind.timerOf(publication.json_data);
  if (timer === 0) return beginAttempt(kind, tx, base, input, start);
  const { learner } = await identifyLearner(tx, input);
  const begun = await attemptsUsed(tx, { ...input, ...learner }, kind.mostAttempts(publication.json_data));
  const { title, language } = publication;
  const attempts = begun && { ...begun, used: begun.used + 1 };
  return { introduction: { title, language, timer, total_questions: all_ids.length, attempts } };
}

type Found<Launch> =
  | { readonly launch: Launch; readonly start: null }
  | { readonly launch: null; readonly start: Startable };

async function findAttempt<Play, State extends { readonly seconds: number }, Outcome extends Scored>(
  kind: PlayKind<Play, State, Outcome>,
  tx: Tx,
  base: LaunchServices,
  input: LaunchInput,
): Promise<Found<Launched<Play, State, Outcome>>> {
  const { institution_id, content_id, gathering_id } = input;
  if (await isClosed(tx, institution_id, content_id)) throw new Problem('players.not_found');
  const remembered = await resumeAttempt(kind, tx, base, input);
  if (remembered) return { launch: remembered, start: null };
  const publication = await selectLaunchedPublication(tx, institution_id, content_id, gathering_id);
  const attempting = publication && attemptFacetOf(kind, publication.content_type);
  if (!attempting) throw new Problem('players.not_found');
  const left = await openAttemptOf(tx, input, {
    max_attempts: kind.mostAttempts(publication.json_data),
    newState: kind.state.toKeep(kind.newState),
    counting_starts_on: () =>
      countingStartsOn(tx, { institution_id, content_id, ...input.learner }, base.clock.now()),
  });
  const open = left && (await resumeAttempt(kind, tx, base, { ...input, ...left.secret }));
  if (!open) {
    const seed = randomUUID();
    const all_ids = attempting.draw(publication, seed);
    if (all_ids.length === 0) throw new Problem('players.not_found');
    return { launch: null, start: { publication, seed, all_ids } };
  }
  // A timed attempt always counts as resumed: its clock is already running.
  const is_resumed = left.isBegun || kind.timerOf(publication.json_data) > 0;
  return { launch: { ...open, is_resumed }, start: null };
}
