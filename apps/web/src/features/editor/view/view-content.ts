import type { Abilities } from '@takhti/domain';
import { useSearchParams } from 'react-router';
import { linkIn } from '../../../app/launch/url-data.ts';

interface WithAbilities {
  readonly abilities: Abilities;
}

/** An item as a link shows it that is only for looking: also readers who may edit it change nothing here (C-190). */
export function asViewed<Item extends WithAbilities>(item: Item): Item {
  return { ...item, abilities: { ...item.abilities, can_edit: false, moves: [], approves_finally: false } };
}

/** Whether the open page's address asks for the read-only view. */
export function useIsViewContent(): boolean {
  const [query] = useSearchParams();
  return linkIn(query).isViewContent;
}
