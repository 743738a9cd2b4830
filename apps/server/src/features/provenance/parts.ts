import { generatingOf } from '@takhti/content-types/generating';
import { Problem, type AiPart, type RequestOf, type lookAtParts as lookCall } from '@takhti/contract';
import type { Finding } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { lockEditableContainer, type LoadedContainer } from '../containers/index.ts';
import {
  copyPartsOfDocument,
  countUnread,
  languagesOf,
  listKept,
  listMakersOf,
  listQuestionParts,
  listQuestionSources,
  markRead,
} from './parts.queries.ts';

/** The parts of a container that a model wrote and that are still in it, in order. */
export async function listParts(tx: Tx, container: LoadedContainer): Promise<AiPart[]> {
  return [...(await listDocumentParts(tx, container)), ...(await listQuestionParts(tx, container))];
}

async function listDocumentParts(tx: Tx, container: LoadedContainer): Promise<AiPart[]> {
  const standing = documentParts(container);
  if (standing.size === 0) return [];
  const kept = new Map((await listKept(tx, container)).map((part) => [part.part_id, part]));
  return [...standing].flatMap(([part_id, now]) => {
    const part = kept.get(part_id);
    if (!part) return [];
    const { kept_as, prompt: _prompt, source: _source, ...shown } = part;
    return [{ ...shown, versions: languagesOf(shown.versions), is_changed: now !== kept_as }];
  });
}

/**
 * Where what models made of a container came from, for those who may export it: by the place of the part in its document, or of the
 * question, from 1. Never for learners: a prompt holds what its author pasted.
 */
export async function listSources(tx: Tx, container: LoadedContainer) {
  const standing = documentParts(container);
  const rows = standing.size === 0 ? [] : await listKept(tx, container);
  const kept = new Map(rows.map((part) => [part.part_id, part]));
  const ofDocument = [...standing].flatMap(([part_id, now], at) => {
    const part = kept.get(part_id);
    if (!part) return [];
    const { model, prompt, source, made_on, looked_on, kept_as } = part;
    return [
      { part: at + 1, part_id, model, prompt, source, made_on, looked_on, is_changed: now !== kept_as },
    ];
  });
  return [...ofDocument, ...(await listQuestionSources(tx, container))];
}

/** The facts about models that learners may know: which made parts of it, when, and how many. */
export interface Maker {
  readonly model: string;
  readonly made_on: string;
  readonly parts: number;
}

/**
 * Which models made what learners get.
 * @param question_ids the questions that come with its document
 */
export async function listMakers(
  tx: Tx,
  published: Pick<LoadedContainer, 'institution_id' | 'content_type' | 'json_data'>,
  question_ids: readonly string[],
): Promise<Maker[]> {
  const names = [...documentParts(published).keys(), ...question_ids];
  const rows = await listMakersOf(tx, published.institution_id, [...new Set(names)]);
  return [...Map.groupBy(rows, ({ model, made_on }) => `${made_on} ${model}`).values()].flatMap((made) =>
    made.slice(0, 1).map(({ model, made_on }) => ({ model, made_on, parts: made.length })),
  );
}

/** By their names, what models made of the document itself. */
function documentParts({
  content_type,
  json_data,
}: Pick<LoadedContainer, 'content_type' | 'json_data'>): ReadonlyMap<string, string> {
  return generatingOf(content_type)?.parts(json_data) ?? new Map();
}

/**
 * Notes that a person with the right to change a container has read parts of it.
 * @throws Problem as `lockEditableContainer`
 */
export async function lookAtParts(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  session: Session,
  { container_id, part_ids }: RequestOf<typeof lookCall>,
): Promise<number> {
  const container = await lockEditableContainer(tx, session, container_id);
  return markRead(tx, container, part_ids, { looked_by_user_id: session.user_id, looked_on: clock.now() });
}

/** How much of what a model wrote in a container is not marked as read. */
export async function countUnreadParts(tx: Tx, container: LoadedContainer): Promise<number> {
  const inDocument = await listDocumentParts(tx, container);
  const unread = inDocument.filter(({ looked_on }) => looked_on === null);
  return unread.length + (await countUnread(tx, container));
}

/** The first of what nobody has read, with where it is in the document, or null for a question; null where all is read. */
export async function findFirstUnread(
  tx: Tx,
  container: LoadedContainer,
): Promise<{ part_id: string; path: Finding['path'] | null } | null> {
  const [first] = (await listParts(tx, container)).filter(({ looked_on }) => looked_on === null);
  if (!first) return null;
  const { content_type, json_data } = container;
  const path = generatingOf(content_type)?.pathOf(json_data, first.part_id) ?? null;
  return { part_id: first.part_id, path };
}

/**
 * Refuses a container with generated texts that no person has read yet.
 * @throws Problem ai.unread with how many parts that are
 */
export async function requireRead(tx: Tx, container: LoadedContainer): Promise<void> {
  const count = await countUnreadParts(tx, container);
  if (count > 0) throw new Problem('ai.unread', { count });
}

/** Notes of a copy of a container what models made of its document. */
export async function copyDocumentParts(
  tx: Tx,
  from: LoadedContainer,
  to_container_id: string,
): Promise<void> {
  await copyPartsOfDocument(tx, from, to_container_id, [...documentParts(from).keys()]);
}
