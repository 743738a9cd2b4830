import type { OpenedContainer } from '@takhti/domain';
import { startTransition, useEffect, useState } from 'react';
import { isRead, readingOf, type StoredGame } from './read-game.ts';

/** Reads a game while the page continues; then `formOf` has it at once. */
export async function readInSteps(stored: StoredGame): Promise<void> {
  for (const _ of readingOf(stored)) await new Promise((resolve) => setTimeout(resolve));
}

/** An opened game from when it was read on; until a newer one was, the one before it. */
export function useReadGame(opened: OpenedContainer | undefined): OpenedContainer | undefined {
  const [latest, setLatest] = useState<OpenedContainer>();
  useEffect(() => {
    if (!opened) return;
    let isWanted = true;
    void readInSteps(opened).then(() => {
      if (isWanted) startTransition(() => setLatest(opened));
    });
    return () => {
      isWanted = false;
    };
  }, [opened]);
  return opened && isRead(opened) ? opened : latest;
}
