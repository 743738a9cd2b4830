import type { ActionName } from '@takhti/domain';
import { useState } from 'react';

/** Which action is on its way; a second one waits for its button to come back. */
export function useRunning() {
  const [running, setRunning] = useState<ActionName | null>(null);
  return {
    running,
    run(name: ActionName, work: () => Promise<unknown>): void {
      setRunning(name);
      void work().finally(() => setRunning(null));
    },
  };
}
