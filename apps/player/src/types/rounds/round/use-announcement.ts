import { useCallback, useState } from 'react';

/**
 * The announcement of what happens on the board. A screen reader reads the same words a second time only if the text changes, so a
 * no-break space is added.
 */
export function useAnnouncement(): readonly [string, (words: string) => void] {
  const [announcement, setAnnouncement] = useState('');
  const announce = useCallback(
    (words: string) => setAnnouncement((before) => (before === words ? `${words}\u00A0` : words)),
    [],
  );
  return [announcement, announce];
}
