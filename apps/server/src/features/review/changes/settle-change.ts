import { Problem, type RequestOf, type settleChanges as settleCall } from '@takhti/contract';
import {
  fieldAt,
  QuestionDoc,
  settleChange,
  skillOfQuestion,
  standingOf,
  wholeQuestion,
  withField,
  type KeptText,
  type Settlement,
  type WantedChange,
} from '@takhti/domain';
import { z } from 'zod';
import type { Services } from '../../../http/services.ts';
import type { Caller } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { keepByType } from '../../../types/registry.ts';
import {
  loadContainer,
  recordChange,
  requireModel,
  saveContainer,
  type LoadedContainer,
} from '../../containers/index.ts';
import {
  listQuestionsByIds,
  putBackQuestion,
  removeQuestions,
  storeQuestion,
} from '../../questions/index.ts';
import { markChangeSettled, selectOptionalChange } from '../../revisions/index.ts';
import { onLiveSkills } from './live-skills.ts';
import { writtenQuestion } from './written-question.ts';

type Decided = RequestOf<typeof settleCall>['changes'][number];
type Change = NonNullable<Awaited<ReturnType<typeof selectOptionalChange>>>;
/** A change and what its author made of it. */
interface Settled {
  readonly change: Change;
  readonly decided: Decided;
}
const Snapshot = z.record(z.string(), z.unknown());
type Writers = Pick<Services, 'clock'>;

interface Outcome {
  /** The reviewer who made the change. */
  readonly reviewer: string;
  /** The container as it is now. */
  readonly container: LoadedContainer;
}

/**
 * Accepts or rejects one change of a reviewer, in a container that the caller has locked and may settle: the field, the mark on the
 * question, the history and the change itself together.
 * @throws Problem changes.not_found, changes.moved_on when its field holds a third text and none was chosen, and those of saving a
 * question or a container
 */
export async function settleOne(
  tx: Tx,
  services: Writers,
  session: Caller,
  container: LoadedContainer,
  decided: Decided,
): Promise<Outcome> {
  const change = await selectOptionalChange(tx, container, decided.change_id);
  if (!change) throw new Problem('changes.not_found');
  const settled = { change, decided };
  let now = container;
  if (change.content_id === null) now = await settleInContainer(tx, session, container, settled);
  else if (change.field === wholeQuestion) await settleWhole(tx, services, session, container, settled);
  else await settleInQuestion(tx, services, session, container, settled);
  await markChangeSettled(tx, container.institution_id, change.change_id, {
    status: decided.decision,
    settled_by_user_id: session.user_id,
    settled_on: services.clock.now(),
  });
  return { reviewer: change.by_user_id, container: now };
}

async function settleInQuestion(
  tx: Tx,
  services: Writers,
  session: Caller,
  bank: LoadedContainer,
  { change, decided }: Settled,
): Promise<void> {
  const { content_id, field } = change;
  const [seen] = await listQuestionsByIds(tx, bank.institution_id, [content_id ?? '']);
  if (!seen) return;
  const wanted = (await onLiveSkills(tx, bank, [change]))(change);
  const settlement = judge(wanted, fieldAt({ ...seen }, field), seen.version, decided);
  const doc = QuestionDoc.parse(seen);
  const [marks, action] = [marksOf(decided), actionOf(decided)];
  if (settlement.kind === 'leave') {
    if (decided.decision === 'rejected') return recordDecision(tx, session, bank, change, decided);
    await storeQuestion(tx, services, session, bank, { seen, doc, marks, action });
  } else {
    const { value } = settlement;
    const written =
      field === skillOfQuestion ? { doc, skill_id: String(value) } : { doc: withField(doc, field, value) };
    await storeQuestion(tx, services, session, bank, { seen, ...written, marks, action });
  }
}

// A question that a reviewer added or deleted: it stays as it is, comes, goes, or gets the words of one of both.
async function settleWhole(
  tx: Tx,
  services: Writers,
  session: Caller,
  bank: LoadedContainer,
  { change, decided }: Settled,
): Promise<void> {
  const content_id = change.content_id ?? '';
  const [seen = null] = await listQuestionsByIds(tx, bank.institution_id, [content_id]);
  const words = {
    field: wholeQuestion,
    before: writtenQuestion(change.before),
    after: writtenQuestion(change.after),
  };
  const settlement = judge(words, { value: writtenQuestion(seen) }, seen?.version ?? 0, decided);
  const [marks, action] = [marksOf(decided), actionOf(decided)];
  if (settlement.kind === 'leave') {
    if (!seen || decided.decision === 'rejected') return recordDecision(tx, session, bank, change, decided);
    await storeQuestion(tx, services, session, bank, { seen, doc: QuestionDoc.parse(seen), marks, action });
  } else if (settlement.value === null) {
    if (seen) await removeQuestions(tx, session, bank, [seen], action);
  } else if (seen) {
    const doc = QuestionDoc.parse(settlement.value);
    await storeQuestion(tx, services, session, bank, { seen, doc, marks, action });
  } else {
    const snapshot = Snapshot.parse(settlement.value === words.before ? change.before : change.after);
    const kept = { content_id, snapshot, version: change.base_version, marks, action };
    await putBackQuestion(tx, services.clock, session, bank, kept);
  }
}

async function settleInContainer(
  tx: Tx,
  session: Caller,
  container: LoadedContainer,
  { change, decided }: Settled,
): Promise<LoadedContainer> {
  const { field } = change;
  const { title, language, json_data, content_type, container_id, version } = container;
  const own = { title, language, json_data };
  const settlement = judge(change, fieldAt(own, field), version, decided);
  await recordDecision(tx, session, container, change, decided);
  if (settlement.kind !== 'write') return container;
  const next = withField(own, field, settlement.value);
  const settled = requireModel(content_type).afterFieldChange(next, field);
  const edit = { ...next, json_data: JSON.stringify(settled), container_id, version, is_of_stored: true };
  await saveContainer(tx, session, edit, keepByType);
  return loadContainer(tx, session, container_id);
}

// A choice counts for the text that the author saw, and for no later one.
function judge(
  change: WantedChange,
  current: { readonly value: unknown } | null,
  version: number,
  { decision, keep, version: seen }: Decided,
): Exclude<Settlement, { kind: 'choose' }> {
  const kept: KeptText | undefined = seen === version ? keep : undefined;
  const settlement = settleChange(
    change,
    standingOf(change, current && { value: current.value ?? null }),
    decision,
    kept,
  );
  if (settlement.kind === 'choose') throw new Problem('changes.moved_on');
  return settlement;
}

function marksOf({ decision }: Decided): { is_accepted?: 1 } {
  return decision === 'accepted' ? { is_accepted: 1 } : {};
}

function actionOf({ decision }: Decided): 'change.accept' | 'change.reject' {
  return decision === 'accepted' ? 'change.accept' : 'change.reject';
}

// Only the decision is new: its history entry has nothing before or after.
async function recordDecision(
  tx: Tx,
  session: Caller,
  container: LoadedContainer,
  { content_id, field }: Change,
  decided: Decided,
): Promise<void> {
  const nothing = { content_id, before: {}, after: {} };
  await recordChange(tx, session, actionOf(decided), container, [nothing], { content_id, field });
}
