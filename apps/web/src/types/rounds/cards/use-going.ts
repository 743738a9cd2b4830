import { useEffect, useState } from 'react';
import { focusField } from '../../../features/editor/index.ts';
import type { RoundPath } from './opened-round.ts';

/** Moves the focus to a field that stands in its place only after the next drawing. */
export function useGoing(): (path: RoundPath) => void {
  const [going, setGoing] = useState<{ readonly path: RoundPath } | null>(null);
  useEffect(() => {
    if (going) focusField(going.path);
  }, [going]);
  return (path) => setGoing({ path });
}
