import { inOrderOf, keptQuestion, type PublishedQuestion } from '@takhti/content-types/question-kinds';
import { Problem, type readLiveContent, type ReplyOf } from '@takhti/contract';
import { contentTypes, limits } from '@takhti/domain';
import type { Caller } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { playKinds, serverTypeOf } from '../../../types/registry.ts';
import {
  isClosed,
  listPublishedQuestions,
  selectOptionalPublication,
  type Publication,
} from '../../publications/index.ts';
import { questionsClosedTo } from '../../questions/index.ts';

type Leader = Pick<Caller, 'institution_id' | 'user_id' | 'active_role'>;

/** Published content, and those of its questions that a class can be asked. */
interface PlayableContent {
  readonly publication: Publication;
  readonly questions: readonly PublishedQuestion[];
}

/**
 * The questions of some content that its leader can ask a class, which may be none; null for content that is not published to them.
 * @param most no more are looked up: a bank may hold ten thousand questions
 */
export async function whatIsAsked(
  tx: Tx,
  leader: Leader,
  content_id: string,
  most: number = limits.live_round.questions,
): Promise<PlayableContent | null> {
  const { institution_id } = leader;
  const publication = await selectOptionalPublication(tx, institution_id, content_id);
  if (!publication || (await isClosed(tx, institution_id, content_id))) return null;
  return { publication, questions: await asked(tx, leader, publication, most) };
}

/**
 * How much of some content a class would be asked.
 * @throws Problem players.not_found
 */
export async function countAsked(
  tx: Tx,
  leader: Leader,
  content_id: string,
): Promise<ReplyOf<typeof readLiveContent>> {
  const playable = await whatIsAsked(tx, leader, content_id);
  if (!playable) throw new Problem('players.not_found');
  const { publication, questions } = playable;
  const { use } = serverTypeOf(publication.content_type);
  // A type with its questions in the document also has rounds that a class cannot be asked.
  const hasQuestionsInDocument = use.how === 'attempted' && use.liveQuestions !== undefined;
  return {
    questions: questions.length,
    rounds: hasQuestionsInDocument ? use.draw(publication, newId()).length : null,
  };
}

/** The content of a list that can be opened as a live round: by the rule that opens one, so that nothing is offered in vain. */
export async function listLive(tx: Tx, leader: Leader, content_ids: readonly string[]): Promise<string[]> {
  const live: string[] = [];
  for (const content_id of new Set(content_ids)) {
    const playable = await whatIsAsked(tx, leader, content_id, 1);
    if (playable && playable.questions.length > 0) live.push(content_id);
  }
  return live;
}

/**
 * The questions that can be asked before a class, where everybody sees the right answer afterwards: none that the leader or a
 * learner must not know.
 */
async function asked(
  tx: Tx,
  leader: Pick<Caller, 'user_id' | 'active_role'>,
  publication: Publication,
  most: number,
): Promise<readonly PublishedQuestion[]> {
  if (!contentTypes[publication.content_type].is_asked_live) return [];
  const { use } = serverTypeOf(publication.content_type);
  if (use.how !== 'attempted') return [];
  if (use.liveQuestions) return withinWeight(use.liveQuestions(publication).slice(0, most));
  // Other games draw parts of their boards, not questions.
  const kind = playKinds[use.kind];
  if (!kind.shows_questions || kind.isFeedbackHidden(publication.json_data)) return [];
  const ids = use.draw(publication, newId());
  const { institution_id } = publication;
  const closed = await questionsClosedTo(tx, { ...leader, institution_id }, ids);
  const open = ids.filter((id) => !closed.has(id)).slice(0, most);
  return withinWeight(inOrderOf(open, await listPublishedQuestions(tx, publication, open)));
}

/** The first questions, as many as fit into the size limit of a round. */
function withinWeight(questions: readonly PublishedQuestion[]): readonly PublishedQuestion[] {
  let left: number = limits.live_round.bytes;
  const end = questions.findIndex((question) => {
    left -= Buffer.byteLength(JSON.stringify(keptQuestion.toKeep(question)));
    return left < 0;
  });
  return end < 0 ? questions : questions.slice(0, end);
}
