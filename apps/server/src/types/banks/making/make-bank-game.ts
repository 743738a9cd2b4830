import { kindOf } from '@takhti/content-types/question-kinds';
import { bankGameOf } from '@takhti/content-types/rounds';
import { Problem, type makeBankGame as call, type RequestOf } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Caller } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { bankQuestions } from '../bank-questions.ts';
import {
  createContainer,
  loadContainer,
  reopenContainer,
  touchContainer,
  type KeepByType,
} from '../../../features/containers/index.ts';
import { countTotals, listAllQuestions } from '../../../features/questions/index.ts';
import { loadMaterial } from './read-material.ts';

/**
 * A draft of a game that asks questions of a bank: copies of them, so that the game and the bank go their own ways from then on.
 * @throws Problem container.not_found, container.forbidden, container.type_not_available for what is no game on bank rows,
 * questions.not_found for questions that are not there or have no options, skills.not_found
 */
export async function makeBankGame(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  session: Caller,
  { container_id, content_type, title, content_ids }: RequestOf<typeof call>,
  keepByType: KeepByType,
): Promise<OpenedContainer> {
  // First whether they may know of the bank and its questions at all.
  const bank = await loadMaterial(tx, session, container_id);
  const only = new Set(content_ids);
  const chosen = (await listAllQuestions(tx, bank)).filter((question) => only.has(question.content_id));
  if (chosen.length < only.size || chosen.some((question) => kindOf(question).options(question) === null))
    throw new Problem('questions.not_found');
  if (!bankGameOf(content_type)) throw new Problem('container.type_not_available');
  const { language, skill_id, grade, no_of_skills } = bank;
  const start = { content_type, title, language, skill_id, grade, no_of_skills, json_data: '' };
  const made = await createContainer(tx, session, start, keepByType);
  await bankQuestions.copy(tx, clock, session, bank, made, only);
  const game = await loadContainer(tx, session, made.container_id);
  await touchContainer(tx, game, await countTotals(tx, game));
  return reopenContainer(tx, session, made.container_id);
}
