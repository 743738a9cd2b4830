import { competitorOf, contentTypes, inPart, partOf } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { hashSecret, makeSecret } from '../../../platform/secret.ts';
import type { PlayKind, Scored } from '../../../types/play-kind.ts';
import { withholdsAnswers } from './counters.ts';
import { countLaunch } from '../learners/count-launch.ts';
import type { Learner } from '../../../http/learner.ts';
import { attemptsUsed } from '../learners/limited-attempts.ts';
import { playedContent } from '../played-content.ts';
import type { Publication } from '../../publications/index.ts';
import { identifyLearner } from './identify-learner.ts';
import { insertAttempt } from './attempts.queries.ts';
import type { LaunchServices, Launched, LaunchInput } from './launched.ts';

/** A publication for a new attempt. */
export interface Startable {
  readonly publication: Publication;
  readonly seed: string;
  /** All questions drawn by the seed. */
  readonly all_ids: readonly string[];
}

/** Starts a new attempt: its clock runs from now. */
export async function beginAttempt<Play, State extends { readonly seconds: number }, Outcome extends Scored>(
  kind: PlayKind<Play, State, Outcome>,
  tx: Tx,
  base: LaunchServices,
  input: LaunchInput,
  { publication, seed, all_ids }: Startable,
): Promise<Launched<Play, State, Outcome>> {
  if (!base.questions.wasQueued) countLaunch(base, input.address, input.institution_id, input.learner);
  const { learner, link_code } = await identifyLearner(tx, input);
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
    link_code,
    started_on: now,
    saved_on: now,
  });
  const content = await playedContent(tx, kind, publication, question_ids, base.questions);
  const { play } = kind.open(publication, content, seed);
  const files = base.files.of(publication.institution_id);
  const isAnswerHidden = await withholdsAnswers(tx, { ...input, ...learner }, now);
  return {
    attempt_id,
    attempt_token,
    laid: { publication_id: publication.publication_id, seed },
    play: kind.sign(files, isAnswerHidden ? kind.withoutAnswers.play(play) : play),
    state: kind.newState,
    is_resumed: false,
    result: null,
    part,
    attempts: await attemptsUsed(tx, { ...input, ...learner }, kind.mostAttempts(publication.json_data)),
  };
}

// A platform's gradebook and a competition take a result for that of the whole.
function isMarked({ known_by, user_id }: Learner): boolean {
  return known_by !== '' || competitorOf(user_id) !== null;
}
