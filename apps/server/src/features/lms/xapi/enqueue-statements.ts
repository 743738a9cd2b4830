import { languageRecords, type ContentType, type Language } from '@takhti/domain';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { insertDeliveryOnce } from '../deliveries/deliveries.queries.ts';
import { readLmsSettings } from '../settings/kept-settings.ts';
import { selectIssuer, selectOptionalActorAtPlatform, type Actor } from './actor.queries.ts';
import type { StatementPayload } from './statements.ts';

/** The part of a result that is sent; questions and rounds have the same form. */
const Result = z.looseObject({
  GameScore: z.number(),
  TimeSpentInSeconds: z.number(),
  QuestionsData: z.array(
    z.looseObject({
      QuestionId: z.string(),
      UserResponse: z.string(),
      status: z.enum(['n', 'c', 'i']),
      TimespentInSeconds: z.number(),
    }),
  ),
});

export interface FinishedAttempt {
  readonly institution_id: number;
  readonly attempt_id: string;
  readonly content_id: string;
  readonly content_type: ContentType;
  readonly title: string;
  readonly language: Language;
  readonly user_id: string;
  readonly known_by: string;
  readonly lti_launch_id: string | null;
  readonly started_on: string | Date;
}

/**
 * Lays the statements of an attempt in wait for the institution's record store, where it has one. Their ids are made here: however often
 * they are sent, the store has each once. Only of whom somebody vouches for, as with results.
 */
export async function enqueueStatements(
  tx: Tx,
  attempt: FinishedAttempt,
  result: object,
  now: Date,
): Promise<void> {
  const { institution_id, attempt_id, content_id, title } = attempt;
  if (attempt.known_by === '') return;
  const settings = await readLmsSettings(tx, institution_id);
  if (settings.addresses.lrs === '') return;
  const actor = await actorOf(tx, attempt);
  // An attempt ends with a result of any form: a result of another form is not sent.
  const parsed = Result.safeParse(result).data;
  if (!actor || !parsed) return;
  const { GameScore, TimeSpentInSeconds, QuestionsData } = parsed;
  const statement: StatementPayload = {
    actor,
    attempt_id,
    content_id,
    content_type: attempt.content_type,
    title,
    language: languageRecords[attempt.language].tag,
    started_on: new Date(attempt.started_on).toISOString(),
    finished_on: now.toISOString(),
    begun_id: newId(),
    ended_id: newId(),
    score: GameScore,
    seconds: TimeSpentInSeconds,
    answers: QuestionsData.map(({ QuestionId, UserResponse, status, TimespentInSeconds }) => ({
      statement_id: newId(),
      question_id: QuestionId,
      answer: UserResponse,
      status,
      seconds: TimespentInSeconds,
    })),
  };
  await insertDeliveryOnce(tx, {
    institution_id,
    kind: 'statement',
    subject_id: attempt_id,
    order_key: `xapi ${attempt.known_by} ${attempt.user_id}`,
    content_id,
    title,
    learner: actor.full_name === '' ? actor.name : actor.full_name,
    payload: statement,
  });
}

async function actorOf(
  tx: Tx,
  { institution_id, known_by, user_id, lti_launch_id }: FinishedAttempt,
): Promise<Actor | undefined> {
  if (known_by === 'lti')
    return lti_launch_id === null
      ? undefined
      : selectOptionalActorAtPlatform(tx, { institution_id, launch_id: lti_launch_id });
  const vouched_by = known_by === 'lms' ? await selectIssuer(tx, institution_id) : null;
  return { vouched_by, name: user_id, full_name: '' };
}
