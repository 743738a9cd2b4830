import { modelOf } from '@takhti/content-types';
import { approvesFinally, hasRight, kindOfRole, mayEdit, movesOpenTo, whyNotClose } from '@takhti/domain';
import type { Abilities, ContainerRow, OwnedItem } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';

/** What a person may do with a container they see; calls refuse by the same predicates. */
export function abilitiesOf(session: Session, item: ContainerRow & OwnedItem): Abilities {
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
    can_see_learners: maySeeLearners(session, item),
  };
}

/** Whether a person may read what learners did with content, and whose they are: its owner and holders of is_export_stats. */
export function maySeeLearners(session: Session, item: OwnedItem): boolean {
  if (session.is_user_access) return false;
  return session.active_role.is_export_stats === 1 || item.owner_user_id === session.user_id;
}
