import { actionBar, hasRight, isStandalone, type ActionBar, type BarItem, type Place } from '@takhti/domain';
import { useLmsContext } from '../../app/launch/use-lms-context.ts';
import { isLimitedTeacher, useUrlData } from '../../app/launch/index.ts';
import { useSession } from '../../app/session/index.ts';
import { webTypeOf } from '../../types/registry.ts';

interface BarInput {
  readonly item: BarItem;
  readonly place: Place;
  readonly approves_finally: boolean;
  readonly is_held_elsewhere: boolean;
  /** Whether the page can export this type. */
  readonly has_export: boolean;
  /** Whether it can be played live in class. */
  readonly is_live: boolean;
}

/** The action bar of an item for the logged-in person, by the rules of the domain. */
export function useBar({
  item,
  place,
  approves_finally,
  is_held_elsewhere,
  has_export,
  is_live,
}: BarInput): ActionBar {
  const { user, actor } = useSession();
  const urlData = useUrlData();
  // Others could not publish there.
  const mayPublish = hasRight(actor, 'lms.publish');
  const context = useLmsContext(mayPublish && place === 'schools_content');
  const isConnected = (context?.publishes_to ?? null) !== null;
  return actionBar({
    actor,
    item,
    place,
    approves_finally,
    is_held_elsewhere,
    is_lms: urlData.isLms,
    is_standalone: isStandalone(user),
    is_limited_teacher: isLimitedTeacher(urlData),
    has: {
      player: webTypeOf(item.content_type) !== undefined,
      export: has_export,
      lms_publishing: isConnected,
      live: is_live,
    },
  });
}
