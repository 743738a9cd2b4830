import { mayEdit, type WorkItem } from '@takhti/domain';
import { useSession } from '../../app/session/index.ts';

/**
 * Whether somebody may put an item under another grade and subject: its author while it is theirs to edit. Reviewers give it
 * another skill, but may not leave it without one.
 */
export function useMayChangeGrade(item: WorkItem): boolean {
  const { actor, can } = useSession();
  return can('container.create') && mayEdit(actor, item);
}
