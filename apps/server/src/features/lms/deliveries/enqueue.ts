import { publishTargetOf, resultAddressOf, type ContentType } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import { enqueueScore } from '../lti/scores/enqueue-score.ts';
import { readLmsSettings } from '../settings/kept-settings.ts';
import { enqueueStatements, type FinishedAttempt } from '../xapi/enqueue-statements.ts';
import { insertDeliveryOnce, orderOfContent, supersedeOlder } from './deliveries.queries.ts';

/**
 * Lays a result in wait for the institution's LMS, where it wants results (C-555), in the transaction in which the attempt ends, and its
 * statements for the record store. Only
 * of whom the LMS's own token named: what anybody could have written into an address must not become somebody's mark.
 */
export async function enqueueResult(
  tx: Tx,
  attempt: FinishedAttempt,
  result: object,
  now: Date,
): Promise<void> {
  await enqueueStatements(tx, attempt, result, now);
  if (attempt.known_by === 'lti') return enqueueScore(tx, attempt, result, now);
  if (attempt.known_by !== 'lms') return;
  const { institution_id, attempt_id, content_id, content_type, title, user_id } = attempt;
  const settings = await readLmsSettings(tx, institution_id);
  if (resultAddressOf(settings) === null) return;
  await insertDeliveryOnce(tx, {
    institution_id,
    kind: 'result',
    subject_id: attempt_id,
    order_key: `learner ${user_id}`,
    content_id,
    title,
    learner: user_id,
    payload: {
      user_id,
      result: {
        ...result,
        AttemptId: attempt_id,
        CmsContentId: content_id,
        ContentType: content_type,
        UserId: user_id,
      },
    },
  });
}

/** A publication as other systems receive it. */
export interface Published {
  readonly institution_id: number;
  readonly publication_id: string;
  readonly content_id: string;
  readonly content_type: ContentType;
  readonly language: string;
  readonly title: string;
  readonly grade: string;
  readonly subject: string;
  readonly doc: object;
}

/**
 * Lays published content in wait for the LMS or game platform of its institution, where one is connected (C-509, C-511); older versions
 * of it are not sent any more.
 */
export async function enqueuePublication(tx: Tx, published: Published): Promise<void> {
  const { institution_id, publication_id, content_id, content_type, language, title, grade, subject } =
    published;
  const settings = await readLmsSettings(tx, institution_id);
  if (publishTargetOf(settings, institution_id) === null) return;
  await insertDeliveryOnce(tx, {
    institution_id,
    kind: 'publication',
    subject_id: publication_id,
    order_key: orderOfContent(content_id),
    content_id,
    title,
    learner: '',
    payload: {
      institution_id,
      content_id,
      json_data: {
        data: { content_type, language, document: published.doc },
        id: content_id,
        title,
        grade,
        subject,
      },
    },
  });
  await supersedeOlder(tx, published);
}
