import { useEffect, useState } from 'react';
import { focusField } from '../../../features/editor/index.ts';
import type { RoundPath } from './opened-round.ts';

/** Moves the focus to a field that exists only after the next render. */
export function useFocusAfterRender(): (path: RoundPath) => void {
  const [target, setTarget] = useState<{ readonly path: RoundPath } | null>(null);
  useEffect(() => {
    if (target) focusField(target.path);
  }, [target]);
  return (path) => setTarget({ path });
}
