import { useMemo, useSyncExternalStore } from 'react';
import type { ContentKey } from '../content-key.ts';
import { unsentHere } from './keep-sending.ts';
import { unsentEvent, type UnsentStatus } from './unsent.ts';

/** What became of the ends of what was played in this content, by the content that was played. */
export function useUnsent({
  institution_id,
  content_id,
}: Pick<ContentKey, 'institution_id' | 'content_id'>): ReadonlyMap<string, UnsentStatus> {
  const known = useSyncExternalStore(listen, () => {
    const within = unsentHere()
      .list()
      .filter((each) => each.institution_id === institution_id && each.gathering_id === content_id);
    const sorted = within.toSorted((one, other) => one.attempt_id.localeCompare(other.attempt_id));
    return JSON.stringify(sorted.map((each) => [each.content_id, each.status]));
  });
  return useMemo(() => new Map(JSON.parse(known) as [string, UnsentStatus][]), [known]);
}

function listen(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener(unsentEvent, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(unsentEvent, onChange);
  };
}
