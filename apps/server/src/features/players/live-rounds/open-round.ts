import { randomInt } from 'node:crypto';
import { inOrderOf, keptQuestion, type PublishedQuestion } from '@takhti/content-types/question-kinds';
import { Problem, type openLiveRound, type ReplyOf, type RequestOf } from '@takhti/contract';
import { isClosedTo, limits } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Caller } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { hashSecret, makeSecret } from '../../../platform/secret.ts';
import { playKinds, serverTypeOf } from '../../../types/registry.ts';
import {
  isClosed,
  listPublishedQuestions,
  selectOptionalPublication,
  type Publication,
} from '../../publications/index.ts';
import { listInClosedBanks } from '../../questions/index.ts';
import { refuseWhile } from '../learners/refuse-while.ts';
import { insertRound, lockRoundOfHost, updateRound } from './live-rounds.queries.ts';

const { live_round } = limits;
const codeTries = 20;
/** Rounds that one person may open within a quarter of an hour: each keeps a copy of its questions for a week. */
const most_opened = 20;

/**
 * Opens published content as a live round. The host of one that has not come to its podium goes on with it, on whatever device;
 * the device before does not lead any more.
 * @throws Problem players.not_found, live.nothing_to_ask, request.too_many
 */
export async function openRound(
  tx: Tx,
  { clock, launches }: Pick<Services, 'clock' | 'launches'>,
  leader: Pick<Caller, 'institution_id' | 'user_id' | 'active_role'>,
  { content_id, seconds }: RequestOf<typeof openLiveRound>,
): Promise<ReplyOf<typeof openLiveRound>> {
  const { institution_id, user_id } = leader;
  const now = clock.now();
  const since = new Date(now.getTime() - live_round.hours * 3_600_000);
  const host_token = makeSecret();
  const host_token_hash = hashSecret(host_token);
  const open = await lockRoundOfHost(tx, { institution_id, host_user_id: user_id, content_id, since });
  if (open?.phase === 'podium') {
    // It has been played: the next class gets a code and nicknames of its own.
    await updateRound(tx, open, { phase: 'over', ended_on: now, version: open.version + 1 });
  } else if (open) {
    await updateRound(tx, open, { host_token_hash });
    return { institution_id, round_id: open.round_id, host_token, code: open.code };
  }
  const publication = await selectOptionalPublication(tx, institution_id, content_id);
  if (!publication || (await isClosed(tx, institution_id, content_id)))
    throw new Problem('players.not_found');
  const questions = (await asked(tx, leader, publication)).slice(0, live_round.questions);
  if (questions.length === 0) throw new Problem('live.nothing_to_ask');
  refuseWhile(launches.count([{ subject: `rounds of ${institution_id} ${user_id}`, most: most_opened }]));
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

/** What can be asked before a class, where everybody is told afterwards what is right: nothing that this person, or a learner, must not know. */
async function asked(
  tx: Tx,
  leader: Pick<Caller, 'user_id' | 'active_role'>,
  publication: Publication,
): Promise<readonly PublishedQuestion[]> {
  const { use } = serverTypeOf(publication.content_type);
  if (use.how !== 'attempted') return [];
  if (use.asks) return use.asks(publication);
  // What other games draw are parts of their boards.
  if (!playKinds[use.kind].shows_questions || isExam(publication)) return [];
  const ids = use.draw(publication, newId());
  const banks = await listInClosedBanks(tx, publication.institution_id, ids);
  const closed = new Set(
    banks.filter((bank) => isClosedTo(leader, bank)).map(({ content_id }) => content_id),
  );
  const open = ids.filter((id) => !closed.has(id));
  return inOrderOf(open, await listPublishedQuestions(tx, publication, open));
}

function isExam(publication: Publication): boolean {
  const content = { doc: publication.json_data, questions: [] };
  return playKinds.assessment.open(publication, content, '').play.is_feedback_hidden === 1;
}
