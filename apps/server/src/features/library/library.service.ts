import { Problem, type LibraryRow } from '@takhti/contract';
import {
  isClosedTo,
  limits,
  playerPathOf,
  typesWith,
  type ContainerRow,
  type ContentType,
  type Flag,
  type OpenedContainer,
} from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { loadPlayed, requireType, toOpenedContainer, type Window } from '../containers/index.ts';
import { isPlayable } from '../publications/index.ts';
import { filterWords, findContent, placesOf } from '../search/index.ts';
import { asLibraryRows } from './library-rows.ts';
import * as queries from './library.queries.ts';

type Filter = Omit<queries.LibraryFilter, 'own_school_id' | 'reader'>;
type Wanted = Filter & { readonly page: number; readonly is_kp_content: Flag };

/** One page of the institution's published content, and how much matches (specification, section 7, Library). */
async function listPage(
  tx: Tx,
  session: Session,
  { page, is_kp_content, ...filter }: Wanted,
): Promise<{ records: ContainerRow[]; total: number }> {
  return queries.listPublished(
    tx,
    session.institution_id,
    filterOf(session, is_kp_content, filter),
    windowOf(page),
  );
}

/**
 * One page of the library: what changed last first, or, for a search, the best matches first. Nothing is found by marks
 * alone, for these are no words.
 */
export async function searchLibrary(
  tx: Tx,
  session: Session,
  { text, ...wanted }: Wanted & { readonly text: string },
): Promise<{ records: LibraryRow[]; total: number }> {
  const { institution_id } = session;
  if (text.trim() === '') {
    const { records, total } = await listPage(tx, session, wanted);
    return { records: await asLibraryRows(tx, session, records), total };
  }
  const { page, is_kp_content, ...filter } = wanted;
  const meets = queries.matches(institution_id, filterOf(session, is_kp_content, filter));
  const { container_ids, searched } = await findContent(tx, institution_id, text, narrowedBy(filter), meets);
  const { limit, offset } = windowOf(page);
  const rows = await queries.listRows(tx, institution_id, container_ids.slice(offset, offset + limit));
  const places = await placesOf(tx, institution_id, rows, searched);
  return {
    records: await asLibraryRows(tx, session, rows, places),
    total: container_ids.length,
  };
}

/** One page of the published lesson plans of a grade and subject, each left out for all of them. */
export async function searchLessons(
  tx: Tx,
  session: Session,
  { grade, subject, page }: { readonly grade: string; readonly subject: string; readonly page: number },
): Promise<{ records: ContainerRow[]; total: number }> {
  const everything = { category: '', skill_name: '', title: '', is_kp_content: 0, only_modules: 0 } as const;
  const content_types = typesWith(({ is_found_by_class }) => is_found_by_class);
  const grades = grade === '' ? [] : [grade];
  return listPage(tx, session, { ...everything, content_types, grades, subject, page });
}

function filterOf(session: Session, is_kp_content: Flag, filter: Filter): queries.LibraryFilter {
  const own_school_id = is_kp_content === 1 ? session.school_id : null;
  return { ...filter, own_school_id, reader: session };
}

// As words that content carries; the condition on the containers asks for the same.
function narrowedBy({ grades, subject, content_types }: Filter): string[][] {
  return [
    grades.flatMap((grade) => filterWords({ grade })),
    filterWords({ subject: subject || undefined }),
    content_types.flatMap((content_type) => filterWords({ content_type })),
  ].filter((group) => group.length > 0);
}

function windowOf(page: number): Window {
  return { limit: limits.page_size, offset: (page - 1) * limits.page_size };
}

/**
 * One published container, with the link that learners open: null when nothing of it can be played, or when the
 * institution does not share (C-798).
 * @throws Problem container.not_found
 */
export async function openLibraryContent(
  tx: Tx,
  session: Session,
  wanted: { content_id: string; content_type?: ContentType | undefined },
): Promise<ContainerRow & { player_path: string | null }> {
  const content = await queries.selectOptionalPublished(tx, session.institution_id, wanted.content_id);
  const isWanted = wanted.content_type === undefined || wanted.content_type === content?.content_type;
  if (!content || !isWanted || isClosedTo(session, content)) throw new Problem('container.not_found');
  const isShared =
    session.specs.is_share_allowed === 1 &&
    content.is_closed === 0 &&
    (await isPlayable(tx, session.institution_id, content.content_id));
  return { ...content, player_path: isShared ? pathOf(content) : null };
}

/** Published content by its ids, in their order; what the person may not see is left out. */
export async function listContent(
  tx: Tx,
  session: Session,
  ids: readonly string[],
): Promise<{ records: ContainerRow[]; total: number }> {
  const rows = await queries.listPublishedByIds(tx, session.institution_id, ids);
  const open = new Map(rows.filter((row) => !isClosedTo(session, row)).map((row) => [row.content_id, row]));
  const records = [...new Set(ids)].flatMap((id) => open.get(id) ?? []);
  return { records, total: records.length };
}

/**
 * Content as its editor opens it, by the id that learners play.
 * @throws Problem container.not_found
 */
export async function openContent(
  tx: Tx,
  session: Session,
  { content_id, content_type }: { content_id: string; content_type?: ContentType | undefined },
): Promise<OpenedContainer> {
  return toOpenedContainer(session, requireType(content_type, await loadPlayed(tx, session, content_id)));
}

function pathOf({ content_id, content_type, institution_id }: ContainerRow): string {
  return playerPathOf({ content_id, content_type, institution_id });
}
