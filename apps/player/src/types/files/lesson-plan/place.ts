import { useCallback, useSyncExternalStore } from 'react';

/** The open part of a plan: a lesson, or content of it; it is behind the # of the address, so that Back leaves it. */
export interface PlanPlace {
  /** Null for the plan itself. */
  readonly lesson: string | null;
  /** The place of the content in the lesson; null for the lesson itself. */
  readonly item: number | null;
}

/** Reads the part of an address behind its #. */
export function placeOf(hash: string): PlanPlace {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const lesson = query.get('lesson');
  const item = query.get('item') ?? '';
  return { lesson, item: lesson !== null && /^\d{1,4}$/.test(item) ? Number(item) : null };
}

/** The part of an address behind its #, with it; a bare # for the plan itself. */
export function hashOf({ lesson, item }: PlanPlace): string {
  const query = new URLSearchParams();
  if (lesson !== null) query.set('lesson', lesson);
  if (item !== null) query.set('item', String(item));
  return `#${query.toString()}`;
}

export function usePlace(): { readonly place: PlanPlace; readonly open: (place: PlanPlace) => void } {
  const hash = useSyncExternalStore(listen, () => location.hash);
  const open = useCallback((place: PlanPlace) => {
    location.hash = hashOf(place);
    scrollTo({ top: 0 });
  }, []);
  return { place: placeOf(hash), open };
}

function listen(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
