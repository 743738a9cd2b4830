import {
  isMinimalSkill,
  isReadOnly,
  languageRecords,
  mayRead,
  whyNotEdit,
  type ContentType,
  type OpenedContainer,
  type Place,
} from '@takhti/domain';
import { Problem } from '@takhti/contract';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { signMedia } from '../media/index.ts';
import { abilitiesOf } from './access/containers.policy.ts';
import { inNewestVersion, upgradeDocument } from './documents.ts';
import {
  lockContainer,
  selectOptionalContainer,
  type ContainerKey,
  type LoadedContainer,
} from './containers.queries.ts';
import { asKnownTo, fieldsKeptBack } from './access/kept-back.ts';
import { lockOf, refuseIfHeldElsewhere } from './lock/held-elsewhere.ts';

/**
 * A container that the person may see, by its id.
 * @throws Problem container.not_found if there is none or the person may not see it; the answer is the same
 */
export async function loadContainer(
  tx: Tx,
  session: Session,
  container_id: string,
): Promise<LoadedContainer> {
  return loadBy(tx, session, { container_id });
}

/** As `loadContainer`, by the id that comments carry. */
export async function loadCommented(
  tx: Tx,
  session: Session,
  users_content_id: string,
): Promise<LoadedContainer> {
  return loadBy(tx, session, { users_content_id });
}

/** As `loadContainer`, by the id that learners play; of what is published, not of the next version of it. */
export async function loadPlayed(tx: Tx, session: Session, content_id: string): Promise<LoadedContainer> {
  return loadBy(tx, session, { content_id });
}

/** As `loadPlayed`, by the id under which the LMS of the institution took it. */
export async function loadKnownToLms(
  tx: Tx,
  session: Session,
  lms_content_id: string,
): Promise<LoadedContainer> {
  return loadBy(tx, session, { lms_content_id });
}

/**
 * As `loadContainer`, of one type.
 * @throws Problem container.not_found, also for a container of another type
 */
export async function loadContainerOf(
  tx: Tx,
  session: Session,
  content_type: ContentType,
  container_id: string,
): Promise<LoadedContainer> {
  return requireType(content_type, await loadContainer(tx, session, container_id));
}

/**
 * A container that was loaded, if it is of a type; of any, where the caller names none.
 * @throws Problem container.not_found for a container of another type
 */
export function requireType<Container extends Pick<LoadedContainer, 'content_type'>>(
  content_type: ContentType | undefined,
  container: Container,
): Container {
  if (content_type !== undefined && container.content_type !== content_type)
    throw new Problem('container.not_found');
  return container;
}

async function loadBy(tx: Tx, session: Session, key: ContainerKey): Promise<LoadedContainer> {
  const container = await selectOptionalContainer(tx, session.institution_id, key);
  if (!container || !mayRead(session, container)) throw new Problem('container.not_found');
  // The same document for comparing, changing and settling as in the editor.
  return inNewestVersion(container);
}

/**
 * A container whose content the person may change now.
 * @throws Problem container.not_found, container.read_only, container.forbidden, container.locked with the `lock`
 */
export async function loadEditableContainer(
  tx: Tx,
  session: Session,
  container_id: string,
): Promise<LoadedContainer> {
  const container = await loadContainer(tx, session, container_id);
  requireEditable(session, container);
  refuseIfHeldElsewhere(session, container);
  return container;
}

/** As `loadEditableContainer`; until the transaction ends nobody else changes it. */
export async function lockEditableContainer(
  tx: Tx,
  session: Session,
  container_id: string,
): Promise<LoadedContainer> {
  await lockContainer(tx, session.institution_id, container_id);
  return loadEditableContainer(tx, session, container_id);
}

/**
 * A container to be changed from the version that the caller saw: only if it still is that one. Where they name none it is the
 * current one, and nobody else changes it until the transaction ends.
 * @throws Problem as `loadEditableContainer`
 */
export async function loadFrom(
  tx: Tx,
  session: Session,
  { container_id, version }: { readonly container_id: string; readonly version?: number | undefined },
): Promise<{ container: LoadedContainer; base: LoadedContainer }> {
  if (version !== undefined) {
    const container = await loadEditableContainer(tx, session, container_id);
    return { container, base: { ...container, version } };
  }
  const container = await lockEditableContainer(tx, session, container_id);
  return { container, base: container };
}

/**
 * Refuses a person who may not change a container's content, no matter who is changing it now.
 * @throws Problem container.not_found, container.read_only, container.forbidden
 */
export function requireEditable(session: Session, container: LoadedContainer): void {
  const problem = whyNotEdit(session, container);
  if (problem) throw new Problem(problem);
}

/**
 * A container as its editor opens it: its document in the newest version with the addresses of its files signed, and what the
 * person may do.
 */
export function toOpenedContainer(
  session: Session,
  container: LoadedContainer,
  comingFrom: Place = 'desk',
): OpenedContainer {
  const {
    skill_code,
    json_data,
    lock: _lastLock,
    keeper_user_id: _keeper,
    owner_user_id,
    ...row
  } = asKnownTo(session, container);
  const { content_type } = row;
  return {
    ...row,
    culture_id: languageRecords[row.language].culture_id,
    json_data: signMedia(session.files, content_type, upgradeDocument(content_type, json_data)),
    ...fieldsKeptBack(session, container),
    comingFrom,
    readOnlyMode: isReadOnly(session, container, comingFrom) ? 1 : 0,
    is_minimal_skill: isMinimalSkill({ skill_code }),
    abilities: abilitiesOf(session, { ...row, owner_user_id }),
    lock: lockOf(session, container),
  };
}

/**
 * A container in the present state, for the answer to a call that changed it.
 * @throws Problem container.not_found
 */
export async function reopenContainer(
  tx: Tx,
  session: Session,
  container_id: string,
  comingFrom?: Place,
): Promise<OpenedContainer> {
  return toOpenedContainer(session, await loadContainer(tx, session, container_id), comingFrom);
}

/**
 * A container that the person has just moved, for the answer: they see it once more even if the move took it out of their
 * sight, as when a reviewer sets it in draft.
 */
export async function reopenMoved(
  tx: Tx,
  session: Session,
  moved: LoadedContainer,
): Promise<OpenedContainer> {
  const container = await selectOptionalContainer(tx, session.institution_id, moved);
  if (!container) throw new Problem('container.not_found');
  return toOpenedContainer(session, container);
}

/**
 * Refuses a change that came too late, with the container as it is now.
 * @throws Problem container.changed_meanwhile, with `current`; container.not_found when it is gone
 */
export async function refuseLateChange(tx: Tx, session: Session, container_id: string): Promise<never> {
  throw new Problem('container.changed_meanwhile', {
    current: await reopenContainer(tx, session, container_id),
  });
}
