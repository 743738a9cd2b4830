import { useEffect, useState } from 'react';
import { useSession } from '../../../app/session/index.ts';
import { isNewTo, visitAt, Visits } from './visits.ts';

const keyOf = (user_id: string): string => `takhti.library_visits.${user_id}`;

/** Finds what was published since this person's last visit to the library in this browser, and stores this visit. */
export function useIsNew(): (published: Parameters<typeof isNewTo>[2]) => boolean {
  const { user_id } = useSession().user;
  const [visits] = useState(() => visitAt(keptVisits(user_id), new Date()));
  useEffect(() => keep(user_id, visits), [user_id, visits]);
  return (published) => isNewTo(user_id, visits, published);
}

function keptVisits(user_id: string): Visits | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user_id)) ?? 'null');
    return Visits.safeParse(kept).data ?? null;
  } catch {
    return null;
  }
}

function keep(user_id: string, visits: Visits): void {
  try {
    localStorage.setItem(keyOf(user_id), JSON.stringify(visits));
  } catch {
    // A browser that keeps nothing marks nothing.
  }
}
