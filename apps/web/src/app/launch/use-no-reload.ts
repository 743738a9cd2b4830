import { useEffect } from 'react';
import { useUrlData } from './use-url-data.ts';

/** Inside an LMS, F5 would load the LMS's whole page again, and what was being written with it (C-1053). */
export function useNoReload(): void {
  const { isLms } = useUrlData();
  useEffect(() => {
    if (!isLms) return;
    function refuse(event: KeyboardEvent): void {
      if (event.key === 'F5') event.preventDefault();
    }
    globalThis.addEventListener('keydown', refuse);
    return () => globalThis.removeEventListener('keydown', refuse);
  }, [isLms]);
}
