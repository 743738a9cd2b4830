import { Problem } from '@takhti/contract';
import type { Services } from '../../http/services.ts';
import type { Caller, Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { loadContainer, lockEditableContainer } from '../containers/index.ts';
import { chooseSkill } from '../skills/index.ts';
import { deleteQuestions, moveQuestions } from './many/change-questions.ts';
import { countTotals } from './questions.queries.ts';
import * as ofSkill from './questions-of-skill.queries.ts';

/**
 * Moves all questions on a skill to another one, in every bank that the person may change (C-922); how many were moved, and how many stay.
 * @throws Problem skills.not_found
 */
export async function moveQuestionsOfSkill(
  tx: Tx,
  clock: Services['clock'],
  session: Caller,
  { skill_id, current_skill_id }: { readonly skill_id: string; readonly current_skill_id: string },
): Promise<{ moved: number; kept: number }> {
  await chooseSkill(tx, session, skill_id);
  const total = await ofSkill.countOnSkill(tx, session.institution_id, current_skill_id);
  let moved = 0;
  for (const container_id of await editableBanksOn(tx, session, current_skill_id))
    moved += await moveQuestions(tx, clock, session, {
      container_id,
      skill_id,
      current_skill_id,
      content_ids: [],
    });
  return { moved, kept: skill_id === current_skill_id ? 0 : total - moved };
}

/**
 * Deletes the questions on a skill from every bank that the person may change (C-916). What learners can be given now stays, and
 * one question in each bank.
 * @throws Problem skills.not_found
 */
export async function deleteQuestionsOfSkill(
  tx: Tx,
  session: Caller,
  skill_id: string,
): Promise<{ deleted: number; kept: number }> {
  await chooseSkill(tx, session, skill_id);
  let deleted = 0;
  let total = 0;
  for (const container_id of await editableBanksOn(tx, session, skill_id)) {
    const bank = await loadContainer(tx, session, container_id);
    const on_skill = await ofSkill.listIdsOnSkill(tx, bank, skill_id);
    const played = new Set(await ofSkill.listPublishedIds(tx, bank.institution_id, on_skill));
    const { total_questions } = await countTotals(tx, bank);
    const free = on_skill.filter((content_id) => !played.has(content_id));
    const content_ids = free.length < total_questions ? free : free.slice(1);
    total += on_skill.length;
    if (content_ids.length > 0)
      deleted += (await deleteQuestions(tx, session, { container_id, content_ids })).deleted;
  }
  return { deleted, kept: total - deleted };
}

// Banks of others, in review or open in another window stay as they are.
async function editableBanksOn(tx: Tx, session: Session, skill_id: string): Promise<string[]> {
  const editable: string[] = [];
  for (const container_id of await ofSkill.listBanksOnSkill(tx, session.institution_id, skill_id))
    try {
      await lockEditableContainer(tx, session, container_id);
      editable.push(container_id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  return editable;
}
