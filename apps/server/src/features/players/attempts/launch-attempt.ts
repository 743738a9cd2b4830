import { randomUUID } from 'node:crypto';
import { Problem } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { competitorOf, contentTypes, inPart, partOf, PlayedPart } from '@takhti/domain';
import type { PlayKind } from '../../../types/play-kind.ts';
import { isClosed, selectLaunchedPublication } from '../../publications/index.ts';
import { attemptingBy } from './attempting-by.ts';
import { attemptClock, isTimeUp, secondsUsed } from './attempt-time.ts';
import { hashSecret, isSecret, makeSecret } from '../../../platform/secret.ts';
import { insertAttempt, lockOptionalAttempt, updateLtiLaunch } from './attempts.queries.ts';
import { keepsKey } from '../competing/keeps-key.ts';
import { provenLearner } from '../competing/proven-learner.ts';
import { countLaunch } from '../learners/count-launch.ts';
import { finishAttempt } from './finish-attempt.ts';
import { attemptsUsed, isOfAnother, openAttemptOf, type AttemptsUsed } from '../learners/limited-attempts.ts';
import type { Learner } from '../learners/learner.ts';
import { playedContent } from '../played-content.ts';
import { learnerByLink, ownLinkOf } from '../short-links/own-link.ts';

type Base = Pick<Services, 'files' | 'clock' | 'launches' | 'settings'>;

export interface LaunchInput {
  readonly institution_id: number;
  readonly content_id: string;
  /** The content from which the learner comes, which pins what they get. */
  readonly gathering_id?: string | undefined;
  readonly learner: Learner;
  /** Of the learner of a competition whom `learner` names. */
  readonly player_token?: string | undefined;
  /** Of the own link by which the learner comes. */
  readonly link_code?: string | undefined;
  /** Where the learner sits. */
  readonly address: string;
  /** Of what is played in parts; left out for the whole. */
  readonly part?: { readonly number: number; readonly size: number } | undefined;
  readonly attempt_id?: string | undefined;
  readonly attempt_token?: string | undefined;
}

export interface Launched<Play, State, Outcome> {
  readonly attempt_id: string;
  readonly attempt_token: string;
  readonly play: Play;
  readonly state: State;
  readonly is_resumed: boolean;
  readonly result: Outcome | null;
  /** Of what is played in parts. */
  readonly part: PlayedPart | null;
  /** Where they are limited. */
  readonly attempts: AttemptsUsed | null;
}

/**
 * Goes on with a learner's attempt, or starts a new one of what is published under the content id. An attempt that cannot be
 * found, or whose token is another, is no reason to turn a learner away: they start anew. Where attempts are limited, the one that a
 * known learner left open is gone on with, whatever this browser knows of it.
 * @throws Problem players.not_found when nothing that is played so is published there, or it is closed; request.too_many;
 *   players.learner_unknown, players.no_attempts_left where attempts are limited; players.token_refused for another competitor's name;
 *   players.name_refused for what is no answer to what an own link asks
 */
export async function launchAttempt<Play, State extends { readonly seconds: number }, Outcome extends object>(
  kind: PlayKind<Play, State, Outcome>,
  tx: Tx,
  base: Base,
  input: LaunchInput,
): Promise<Launched<Play, State, Outcome>> {
  if (await isClosed(tx, input.institution_id, input.content_id)) throw new Problem('players.not_found');
  return (await resume(kind, tx, base, input)) ?? start(kind, tx, base, input);
}

async function resume<Play, State extends { readonly seconds: number }, Outcome extends object>(
  kind: PlayKind<Play, State, Outcome>,
  tx: Tx,
  base: Base,
  { attempt_id, attempt_token, institution_id, content_id, learner }: LaunchInput,
): Promise<Launched<Play, State, Outcome> | null> {
  if (attempt_id === undefined || attempt_token === undefined) return null;
  const attempt = await lockOptionalAttempt(tx, { institution_id, attempt_id, content_id });
  if (
    !attempt ||
    !attemptingBy(kind, attempt.content_type) ||
    !isSecret(attempt_token, attempt.token_hash) ||
    isOfAnother(attempt, learner)
  )
    return null;
  const lti_launch_id = learner.lti_launch_id ?? attempt.lti_launch_id;
  if (lti_launch_id !== null && lti_launch_id !== attempt.lti_launch_id)
    await updateLtiLaunch(tx, attempt, lti_launch_id);
  const kept = kind.state.openKept(attempt.state);
  const now = base.clock.now();
  const clock = attemptClock(attempt.started_on, kind.timerOf(attempt.json_data), now);
  const finished = attempt.result === null ? null : kind.result.openKept(attempt.result);
  const isOver = !finished && isTimeUp(clock);
  const result = isOver ? await finishAttempt(kind, tx, { ...attempt, lti_launch_id }, kept, now) : finished;
  const state = result ? kept : { ...kept, seconds: secondsUsed(kept.seconds, clock) };
  const content = await playedContent(tx, kind, attempt, attempt.question_ids);
  const { play } = kind.open(attempt, content, attempt.seed);
  const isKept = await keepsKey(tx, attempt, now);
  return {
    attempt_id,
    attempt_token,
    play: kind.sign(base.files, isKept ? kind.forCompetitor.play(play) : play),
    state,
    is_resumed: true,
    result: result && (isKept ? kind.forCompetitor.result(result) : kind.tell(result, attempt.json_data)),
    part: PlayedPart.nullable().parse(attempt.part),
    attempts: await attemptsUsed(tx, attempt, kind.mostAttempts(attempt.json_data)),
  };
}

async function start<Play, State extends { readonly seconds: number }, Outcome extends object>(
  kind: PlayKind<Play, State, Outcome>,
  tx: Tx,
  base: Base,
  input: LaunchInput,
): Promise<Launched<Play, State, Outcome>> {
  const publication = await selectLaunchedPublication(
    tx,
    input.institution_id,
    input.content_id,
    input.gathering_id,
  );
  if (!publication) throw new Problem('players.not_found');
  const attempting = attemptingBy(kind, publication.content_type);
  if (!attempting) throw new Problem('players.not_found');
  const most = kind.mostAttempts(publication.json_data);
  const left = await openAttemptOf(tx, base.clock.now(), input, {
    max_attempts: most,
    newState: kind.state.toKeep(kind.newState),
  });
  const resumed = left && (await resume(kind, tx, base, { ...input, ...left.secret }));
  if (resumed) return { ...resumed, is_resumed: left.isBegun };
  countLaunch(base, input.address, { ...input, user_id: input.learner.user_id });
  const seed = randomUUID();
  const all_ids = attempting.draw(publication, seed);
  if (all_ids.length === 0) throw new Problem('players.not_found');
  const link = await ownLinkOf(tx, input);
  const named = link ? learnerByLink(link, input.learner) : input.learner;
  const learner = await provenLearner(tx, { ...input, learner: named });
  const isInParts = contentTypes[publication.content_type].plays_in_parts && !isMarked(learner);
  const part = isInParts && input.part ? partOf(all_ids.length, input.part) : null;
  const question_ids = part ? inPart(all_ids, part) : all_ids;
  const attempt_token = makeSecret();
  const attempt_id = newId();
  const now = base.clock.now();
  await insertAttempt(tx, {
    institution_id: publication.institution_id,
    attempt_id,
    token_hash: hashSecret(attempt_token),
    content_id: publication.content_id,
    publication_id: publication.publication_id,
    ...learner,
    seed,
    question_ids: JSON.stringify(question_ids),
    state: JSON.stringify(kind.state.toKeep(kind.newState)),
    launched_on: now,
    part: part && JSON.stringify(part),
    link_code: link?.code ?? null,
    started_on: now,
    saved_on: now,
  });
  const content = await playedContent(tx, kind, publication, question_ids);
  const { play } = kind.open(publication, content, seed);
  const isKept = await keepsKey(tx, { ...input, ...learner }, now);
  return {
    attempt_id,
    attempt_token,
    play: kind.sign(base.files, isKept ? kind.forCompetitor.play(play) : play),
    state: kind.newState,
    is_resumed: false,
    result: null,
    part,
    attempts: await attemptsUsed(tx, { ...input, ...learner }, most),
  };
}

// A platform's gradebook and a competition take a result for that of the whole.
function isMarked({ known_by, user_id }: Learner): boolean {
  return known_by !== '' || competitorOf(user_id) !== null;
}
