import { useLayoutEffect, useRef, useState } from 'react';

type Callbacks = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * The same functions at every render, each calling the latest one of its name: a memoised row that gets them renders when its
 * data changes, and not whenever its parent renders. Not to be called while rendering. useEffectEvent does not do: its
 * functions are for effects, may not be passed on, and change at every render.
 */
export function useStableCallbacks<C extends Callbacks>(callbacks: C): C {
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  const [stable] = useState(() => {
    const call =
      (name: string) =>
      (...args: never[]) =>
        latest.current[name]?.(...args);
    return Object.fromEntries(Object.keys(callbacks).map((name) => [name, call(name)])) as C;
  });
  return stable;
}
