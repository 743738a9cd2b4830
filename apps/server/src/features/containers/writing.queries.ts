import type { ContainerRow, Flag } from '@takhti/domain';
import { sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { LoadedContainer } from './containers.queries.ts';

type Columns = Updateable<Database['containers']>;

export interface NewContainer {
  readonly institution_id: number;
  readonly container_id: string;
  readonly users_content_id: string;
  readonly content_id: string;
  readonly content_type: ContainerRow['content_type'];
  readonly title: string;
  readonly language: ContainerRow['language'];
  readonly skill_id: string;
  readonly no_of_skills: number;
  readonly grade: string;
  readonly subject: string;
  readonly total_questions: number;
  readonly total_skills: number;
  readonly school_id: string | null;
  readonly user_id: string;
  readonly json_data: string;
  readonly is_duplicate?: Flag;
  readonly is_closed?: Flag;
  readonly copied_from_id?: string;
  readonly keeper_user_id?: string;
}

/** Adds a container as a draft. */
export async function insertContainer(tx: Tx, container: NewContainer): Promise<void> {
  await tx
    .insertInto('containers')
    .values({ ...container, content_status: 'd' })
    .execute();
}

/** The container that the caller saw when they decided to change it. */
export type SeenContainer = Pick<
  LoadedContainer,
  'institution_id' | 'container_id' | 'version' | 'content_status'
>;

/**
 * Changes a container if it still is as the caller saw it; false if another change was faster.
 */
export async function changeContainer(tx: Tx, seen: SeenContainer, changes: Columns): Promise<boolean> {
  const changed = await tx
    .updateTable('containers')
    .set({ ...changes, version: seen.version + 1, last_activity: sql<string>`now()` })
    .where('institution_id', '=', seen.institution_id)
    .where('container_id', '=', seen.container_id)
    .where('version', '=', seen.version)
    .where('content_status', '=', seen.content_status)
    .where('is_deleted', '=', 0)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Closes every version of a container, or opens it: the next one is as closed as the one that it replaces. */
export async function updateClosed(
  tx: Tx,
  of: Pick<LoadedContainer, 'institution_id' | 'content_id'>,
  is_closed: Flag,
): Promise<void> {
  await tx
    .updateTable('containers')
    .set({ is_closed })
    .where('institution_id', '=', of.institution_id)
    .where('content_id', '=', of.content_id)
    .execute();
}

/** Counts that are updated without a new version of the document. */
export interface ContainerCounts {
  readonly total_questions?: number;
  readonly total_skills?: number;
  readonly no_of_skills?: number;
}

/**
 * Notes that something happened inside a container, and how much is in it now. The version stays: a person who has the
 * container open may still save it.
 */
export async function touchContainer(
  tx: Tx,
  container: { readonly institution_id: number; readonly container_id: string },
  counts: ContainerCounts = {},
): Promise<void> {
  await tx
    .updateTable('containers')
    .set({ ...counts, last_activity: sql<string>`now()` })
    .where('institution_id', '=', container.institution_id)
    .where('container_id', '=', container.container_id)
    .execute();
}

/** Puts the questions of a bank that belong to one skill on another; which they were. */
export async function moveQuestionsOfSkill(
  tx: Tx,
  container: { readonly institution_id: number; readonly container_id: string; readonly skill_id: string },
  skill_id: string,
): Promise<string[]> {
  const moved = await tx
    .updateTable('questions')
    .set({ skill_id })
    .where('institution_id', '=', container.institution_id)
    .where('container_id', '=', container.container_id)
    .where('skill_id', '=', container.skill_id)
    .returning('content_id')
    .execute();
  return moved.map(({ content_id }) => content_id);
}
