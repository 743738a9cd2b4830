import { useState } from 'react';
import { useAddressQuery } from '../../../app/routing/use-address-query.ts';
import { pickedIn, withPicked } from './picked-in-address.ts';

/** The picked content: shown at once, and kept in the address, so that it survives a preview and a reload. */
export interface Picked {
  readonly ids: readonly string[];
  readonly keep: (ids: readonly string[]) => void;
}

export function usePicked(): Picked {
  const [query, changeQuery] = useAddressQuery();
  // The address follows a moment later: a box must not wait for it.
  const [ids, setIds] = useState(() => pickedIn(query));
  return {
    ids,
    keep(next) {
      setIds(next);
      changeQuery((now) => withPicked(now, next), { replace: true });
    },
  };
}
