import { useLayoutEffect, useRef, useState } from 'react';

type Ways = Readonly<Record<string, (...given: never[]) => unknown>>;

/**
 * The same functions from the first drawing to the last, each doing what the latest of its name does: for rows of a long list,
 * which are to be drawn anew for what they show and not for what can be done with them. Not to be called while drawing.
 */
export function useLasting<W extends Ways>(ways: W): W {
  const latest = useRef(ways);
  useLayoutEffect(() => {
    latest.current = ways;
  });
  const [lasting] = useState(() => {
    const call =
      (name: string) =>
      (...given: never[]) =>
        latest.current[name]?.(...given);
    return Object.fromEntries(Object.keys(ways).map((name) => [name, call(name)])) as W;
  });
  return lasting;
}
