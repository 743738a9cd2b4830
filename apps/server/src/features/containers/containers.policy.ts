import { modelOf } from '@takhti/content-types';
import {
  approvesFinally,
  hasRight,
  isAdmin,
  kindOfRole,
  mayEdit,
  movesOpenTo,
  whyNotClose,
} from '@takhti/domain';
import type { Abilities, ContainerRow, Revision, Snapshot } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { LoadedContainer } from './containers.queries.ts';

/** What a person may do with a container they see, by the same predicates that the calls are refused with. */
export function abilitiesOf(session: Session, item: ContainerRow): Abilities {
  const kind = kindOfRole(session.active_role);
  return {
    can_edit: mayEdit(session, item),
    moves: movesOpenTo(session, item),
    approves_finally: approvesFinally(session, session.review_levels),
    can_comment: kind !== 'teacher' && !session.is_user_access && item.is_read_only === 0,
    can_share: hasRight(session, 'content.share') && item.is_published === 1,
    can_close: modelOf(item.content_type)?.gives_questions === true && whyNotClose(session, item) === null,
    can_export:
      !session.is_user_access &&
      (session.active_role.is_export_stats === 1 || item.user_id === session.user_id),
  };
}

type Item = Pick<LoadedContainer, 'content_type' | 'user_id'>;

/** A container as a person may know it: what its type keeps back is empty but for its author, reviewers and administrators. */
export function asKnownTo<Container extends Item & { readonly json_data: object }>(
  session: Session,
  container: Container,
): Container {
  const fields = keptBackFrom(session, container);
  return fields.length === 0 ? container : { ...container, json_data: without(fields, container.json_data) };
}

/** Likewise what was changed of a container. */
export function revisionsKnownTo(session: Session, item: Item, revisions: readonly Revision[]): Revision[] {
  const fields = keptBackFrom(session, item);
  const known = (snapshot: Snapshot | null): Snapshot | null => {
    const doc = snapshot?.['json_data'];
    return typeof doc === 'object' && doc !== null
      ? { ...snapshot, json_data: without(fields, doc) }
      : snapshot;
  };
  if (fields.length === 0) return [...revisions];
  return revisions.map((revision) => ({
    ...revision,
    before: known(revision.before),
    after: known(revision.after),
  }));
}

function keptBackFrom({ user_id, active_role }: Session, item: Item): readonly string[] {
  const fields = modelOf(item.content_type)?.kept_back ?? [];
  const isOfWork = item.user_id === user_id || kindOfRole(active_role) === 'reviewer' || isAdmin(active_role);
  return isOfWork ? [] : fields;
}

function without(fields: readonly string[], doc: object): object {
  const known: Record<string, unknown> = { ...doc };
  for (const field of fields) if (field in known) known[field] = '';
  return known;
}
