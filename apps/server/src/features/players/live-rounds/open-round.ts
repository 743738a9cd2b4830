import { randomInt } from 'node:crypto';
import { inOrderOf, keptQuestion, type PublishedQuestion } from '@takhti/content-types/question-kinds';
import { Problem, type openLiveRound, type ReplyOf, type RequestOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Caller } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { hashSecret, makeSecret } from '../../../platform/secret.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import {
  isClosed,
  listPublishedQuestions,
  selectOptionalPublication,
  type Publication,
} from '../../publications/index.ts';
import { insertRound, lockRoundOfHost, updateRound } from './live-rounds.queries.ts';

const { live_round } = limits;
const codeTries = 20;

/**
 * Opens published content as a live round. Whoever comes back to one that they lead and have not ended goes on with it, on whatever
 * device; the one before does not lead any more.
 * @throws Problem players.not_found, live.nothing_to_ask
 */
export async function openRound(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { institution_id, user_id }: Pick<Caller, 'institution_id' | 'user_id'>,
  { content_id, seconds }: RequestOf<typeof openLiveRound>,
): Promise<ReplyOf<typeof openLiveRound>> {
  const now = clock.now();
  const since = new Date(now.getTime() - live_round.hours * 3_600_000);
  const host_token = makeSecret();
  const host_token_hash = hashSecret(host_token);
  const open = await lockRoundOfHost(tx, { institution_id, host_user_id: user_id, content_id, since });
  if (open) {
    await updateRound(tx, open, { host_token_hash });
    return { institution_id, round_id: open.round_id, host_token, code: open.code };
  }
  const publication = await selectOptionalPublication(tx, institution_id, content_id);
  if (!publication || (await isClosed(tx, institution_id, content_id)))
    throw new Problem('players.not_found');
  const questions = (await asked(tx, publication)).slice(0, live_round.questions);
  if (questions.length === 0) throw new Problem('live.nothing_to_ask');
  const { title, language } = publication;
  for (let tries = 0; tries < codeTries; tries += 1) {
    const round = {
      institution_id,
      round_id: newId(),
      code: String(randomInt(10 ** (live_round.code - 1), 10 ** live_round.code)),
      host_user_id: user_id,
      host_token_hash,
      content_id,
      title,
      language,
      questions: JSON.stringify(questions.map((question) => keptQuestion.toKeep(question))),
      seconds,
      phase: 'lobby' as const,
      question_at: 0,
      version: 1,
      created_on: now,
    };
    if (await insertRound(tx, round))
      return { institution_id, round_id: round.round_id, host_token, code: round.code };
  }
  throw new Error('no code of a live round is free');
}

async function asked(tx: Tx, publication: Publication): Promise<readonly PublishedQuestion[]> {
  const { use } = serverTypeOf(publication.content_type);
  if (use.how !== 'attempted') return [];
  if (use.asks) return use.asks(publication);
  // What other games draw are parts of their boards.
  if (use.kind !== 'assessment') return [];
  const ids = use.draw(publication, newId());
  return inOrderOf(ids, await listPublishedQuestions(tx, publication, ids));
}
