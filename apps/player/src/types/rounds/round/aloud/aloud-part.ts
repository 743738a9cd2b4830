import { useEffect, useState } from 'react';
import { lazyPartOf } from '../../../../ui/lazy-part.tsx';

/** Fetched by itself: most devices have no voice for most of our languages, and nobody waits for one. */
export const aloudPart = lazyPartOf(async () => (await import('./read-aloud.tsx')).ReadAloud, {
  Meanwhile: Nothing,
  Failed: Nothing,
});

function Nothing(): null {
  return null;
}

/** Whether the device has voices at all; some browsers know theirs only a moment later. */
export function useVoices(): boolean {
  const [hasVoices, setVoices] = useState(false);
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return;
    const look = (): void => setVoices(speechSynthesis.getVoices().length > 0);
    look();
    // As a property: older Safari has no listeners here.
    speechSynthesis.onvoiceschanged = look;
    return () => {
      speechSynthesis.onvoiceschanged = null;
    };
  }, []);
  return hasVoices;
}
