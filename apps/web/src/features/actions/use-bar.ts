import { actionBar, isStandalone, type ActionBar, type BarItem, type Place } from '@takhti/domain';
import { useUrlData } from '../../app/launch/index.ts';
import { useSession } from '../../app/session/index.ts';
import { webTypeOf } from '../../types/registry.ts';

interface BarInput {
  readonly item: BarItem;
  readonly place: Place;
  readonly approves_finally: boolean;
  readonly is_held_elsewhere: boolean;
  /** Whether the page can export this type. */
  readonly has_export: boolean;
}

/** The action bar of an item for who is logged in, by the rules of the domain. */
export function useBar({
  item,
  place,
  approves_finally,
  is_held_elsewhere,
  has_export,
}: BarInput): ActionBar {
  const { user, actor } = useSession();
  const { isLms } = useUrlData();
  return actionBar({
    actor,
    item,
    place,
    approves_finally,
    is_held_elsewhere,
    is_rubric: false,
    is_lms: isLms,
    is_standalone: isStandalone(user),
    has: {
      player: webTypeOf(item.content_type) !== undefined,
      export: has_export,
      lms_publishing: false,
    },
  });
}
