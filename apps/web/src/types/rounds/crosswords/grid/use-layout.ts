import { inDocument, usableWords, type CrosswordDoc, type Layout } from '@takhti/content-types/crosswords';
import { useEffect, useMemo, useRef, useState } from 'react';

interface LaidOut {
  /** Null until the first one is there. */
  readonly layout: Layout | null;
  /** A newer one is on its way. */
  readonly isBehind: boolean;
}

/** The grid that the words of a document make, computed in a worker; the one before stays until the next one is there. */
export function useLayout({ files, language }: Pick<CrosswordDoc, 'files' | 'language'>): LaidOut {
  const usable = useMemo(() => usableWords({ files, language }), [files, language]);
  const key = JSON.stringify(usable);
  const worker = useRef<Worker | null>(null);
  const [latest, setLatest] = useState<{ readonly key: string; readonly layout: Layout } | null>(null);

  useEffect(() => {
    let isWanted = true;
    // One that still searches for older words is of no use any more.
    worker.current?.terminate();
    const own = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    own.addEventListener('message', ({ data }: MessageEvent<{ readonly layout: Layout }>) => {
      const known = JSON.parse(key) as typeof usable;
      if (isWanted) setLatest({ key, layout: inDocument(known, data.layout) });
      own.terminate();
    });
    const known = JSON.parse(key) as typeof usable;
    own.postMessage({ words: known.map(({ letters }) => letters) }, []);
    return () => {
      isWanted = false;
      own.terminate();
    };
  }, [key]);

  return { layout: latest?.layout ?? null, isBehind: latest?.key !== key };
}
