import type { Owner, Share } from './fair-queue.ts';

/** Frees a place; a second call does nothing. */
export type Release = () => void;

/** The upload of an admitted call, while it arrives. */
export interface IncomingUpload {
  /** Bytes a second; null once all has arrived, and while it is too early to measure. */
  speed(): number | null;
  /** Closes the connection. */
  end(): void;
}

/** A limited number of places. */
export interface Places {
  /**
   * Takes a place; null when there is none for its owner.
   * @param upload where no place is free, the slowest upload is ended for this one
   */
  enter(owner: Owner, upload?: IncomingUpload): Release | null;
  /** How many places are taken. */
  count(): number;
}

/** Bytes a second: slower uploads could not send three megabytes within the time limit of a request. */
const least_speed = 8 * 1024;

interface Occupant extends Owner {
  readonly upload: IncomingUpload | undefined;
}

/** Extra places, as a part of each share, for owners who have no place yet. */
const reserve_for_newcomers = 0.5;

/**
 * Limits the calls that wait or have files on the disk: of the server, of each institution and of each person. A reserve keeps a place
 * for owners without one when others hold all of a share. An upload that is sent slowly on purpose cannot block a place.
 */
export function makePlaces(share: Share): Places {
  const inside = new Set<Occupant>();
  const withReserve = (places: number): number => places + Math.ceil(places * reserve_for_newcomers);

  /** The occupants of the level that is full (server, institution or person); null if a place is free. */
  function occupantsOfFullLevel(owner: Owner): readonly Occupant[] | null {
    const all = [...inside];
    const ofInstitution = all.filter(({ institution_id }) => institution_id === owner.institution_id);
    const ofPerson = ofInstitution.filter(({ user_id }) => user_id === owner.user_id);
    if (ofPerson.length >= share.person) return ofPerson;
    const most = ofPerson.length === 0 ? withReserve(share.institution) : share.institution;
    if (ofInstitution.length >= most) return ofInstitution;
    return all.length >= (ofInstitution.length === 0 ? withReserve(share.all) : share.all) ? all : null;
  }

  return {
    enter({ institution_id, user_id }, upload) {
      const owner = { institution_id, user_id, upload };
      for (let occupants = occupantsOfFullLevel(owner); occupants; occupants = occupantsOfFullLevel(owner)) {
        const slowest = slowestOf(occupants);
        if (!slowest) return null;
        inside.delete(slowest);
        slowest.upload?.end();
      }
      inside.add(owner);
      return () => void inside.delete(owner);
    },
    count: () => inside.size,
  };
}

/** The slowest upload below the least speed. */
function slowestOf(occupants: readonly Occupant[]): Occupant | undefined {
  return occupants
    .map((each) => ({ each, speed: each.upload?.speed() ?? Infinity }))
    .filter(({ speed }) => speed < least_speed)
    .toSorted((a, b) => a.speed - b.speed)
    .at(0)?.each;
}
