import { countOf, type Owner, type Share } from './fair-queue.ts';

/** Gives a place back; a second time counts for nothing. */
export type Leave = () => void;

/** A room with so many places. */
export interface Places {
  /** Takes a place; null when there is none for its owner. */
  enter(owner: Owner): Leave | null;
  /** How many are inside. */
  count(): number;
}

/** Counts who is inside: what waits or lies on the disk is bounded by it, in all, of one institution and of one person. */
export function makePlaces(share: Share): Places {
  const inside = new Set<Owner>();
  return {
    enter({ institution_id, user_id }) {
      const owner = { institution_id, user_id };
      const isFull =
        inside.size >= share.all ||
        countOf(inside, owner, 'institution') >= share.institution ||
        countOf(inside, owner, 'person') >= share.person;
      if (isFull) return null;
      inside.add(owner);
      return () => void inside.delete(owner);
    },
    count: () => inside.size,
  };
}
