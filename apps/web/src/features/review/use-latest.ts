import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Reads a value as the screen has it after everything that was just set is drawn: what a function that waited for a save
 * must go by, instead of the value it closed over.
 */
export function useLatest<Value>(value: Value): () => Promise<Value> {
  const latest = useRef(value);
  const waiting = useRef<((value: Value) => void)[]>([]);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    latest.current = value;
  });
  useEffect(() => {
    const answers = waiting.current.splice(0);
    for (const answer of answers) answer(latest.current);
  }, [asked]);

  return useCallback(
    () =>
      new Promise((resolve) => {
        waiting.current.push(resolve);
        setAsked((count) => count + 1);
      }),
    [],
  );
}
