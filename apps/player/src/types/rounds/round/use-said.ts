import { useCallback, useState } from 'react';

/**
 * What a screen reader is told of what happens on the board. The same words twice are read twice: a space that nobody hears
 * makes them new.
 */
export function useSaid(): readonly [string, (words: string) => void] {
  const [said, setSaid] = useState('');
  const say = useCallback(
    (words: string) => setSaid((before) => (before === words ? `${words}\u00A0` : words)),
    [],
  );
  return [said, say];
}
