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

/** Who holds no place yet finds one when as many as this, of what there are, are taken beyond the share. */
const kept_for_newcomers = 0.5;

/**
 * Counts who is inside: what waits or lies on the disk is bounded by it, in all, of one institution and of one person. A few who hold
 * all that their institution may have, or institutions that hold all that there is, leave one for whoever has none.
 */
export function makePlaces(share: Share): Places {
  const inside = new Set<Owner>();
  const withKept = (places: number): number => places + Math.ceil(places * kept_for_newcomers);
  return {
    enter({ institution_id, user_id }) {
      const owner = { institution_id, user_id };
      const [ofInstitution, ofPerson] = [
        countOf(inside, owner, 'institution'),
        countOf(inside, owner, 'person'),
      ];
      const isFull =
        inside.size >= (ofInstitution === 0 ? withKept(share.all) : share.all) ||
        ofInstitution >= (ofPerson === 0 ? withKept(share.institution) : share.institution) ||
        ofPerson >= share.person;
      if (isFull) return null;
      inside.add(owner);
      return () => void inside.delete(owner);
    },
    count: () => inside.size,
  };
}
