import type { Owner, Share } from './fair-queue.ts';

/** Gives a place back; a second time counts for nothing. */
export type Leave = () => void;

/** The upload of an admitted call that is still arriving. */
export interface Coming {
  /** Bytes a second; null when all has come, or too early to say. */
  speed(): number | null;
  /** Hangs up. */
  end(): void;
}

/** A room with so many places. */
export interface Places {
  /**
   * Takes a place; null when there is none for its owner.
   * @param coming what is still on its way to them: where the room is full, anyone who is slowest gives way
   */
  enter(owner: Owner, coming?: Coming): Leave | null;
  /** How many are inside. */
  count(): number;
}

/** Bytes a second: what comes slower could not bring three megabytes within the time of a request. */
const least_speed = 8 * 1024;

interface Inside extends Owner {
  readonly coming: Coming | undefined;
}

/** Extra places, as a part of each share, that only owners without a place may take. */
const kept_for_newcomers = 0.5;

/**
 * Counts who is inside: what waits or lies on the disk is bounded by it, in all, of one institution and of one person. A few who hold
 * all that their institution may have, or institutions that hold all that there is, leave one for the person who has none. Nobody holds one
 * against others by letting something trickle in.
 */
export function makePlaces(share: Share): Places {
  const inside = new Set<Inside>();
  const withKept = (places: number): number => places + Math.ceil(places * kept_for_newcomers);

  /** All who are inside at the level that is full (server, institution or person); null if there is room. */
  function crowdFor(owner: Owner): readonly Inside[] | null {
    const all = [...inside];
    const ofInstitution = all.filter(({ institution_id }) => institution_id === owner.institution_id);
    const ofPerson = ofInstitution.filter(({ user_id }) => user_id === owner.user_id);
    if (ofPerson.length >= share.person) return ofPerson;
    const most = ofPerson.length === 0 ? withKept(share.institution) : share.institution;
    if (ofInstitution.length >= most) return ofInstitution;
    return all.length >= (ofInstitution.length === 0 ? withKept(share.all) : share.all) ? all : null;
  }

  return {
    enter({ institution_id, user_id }, coming) {
      const owner = { institution_id, user_id, coming };
      for (let crowd = crowdFor(owner); crowd; crowd = crowdFor(owner)) {
        const slowest = slowestOf(crowd);
        if (!slowest) return null;
        inside.delete(slowest);
        slowest.coming?.end();
      }
      inside.add(owner);
      return () => void inside.delete(owner);
    },
    count: () => inside.size,
  };
}

/** The slowest upload below the least speed. */
function slowestOf(crowd: readonly Inside[]): Inside | undefined {
  return crowd
    .map((each) => ({ each, speed: each.coming?.speed() ?? Infinity }))
    .filter(({ speed }) => speed < least_speed)
    .toSorted((a, b) => a.speed - b.speed)
    .at(0)?.each;
}
