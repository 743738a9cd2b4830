import type { Packaged } from '@takhti/domain';
import { useEffect, useState, type ReactNode } from 'react';
import type { LmsSession } from './lms/lms-session.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { packagedKindOf } from './kinds.ts';
import { openLms } from './open-lms.ts';

declare global {
  interface Window {
    /** Set by `game.js`, which is beside this player in a package. */
    readonly takhtiPackage?: Packaged;
  }
}

/** Packaged content, played in another system or by itself. */
export function PackagedPage({ packaged }: { readonly packaged: Packaged }): ReactNode {
  const { content, standard } = packaged;
  const [lms, setLms] = useState<LmsSession | null>(null);
  useEffect(() => {
    void openLms(standard).then(setLms);
  }, [standard]);
  if (!lms) return <Skeleton />;
  const { Page } = packagedKindOf(content);
  return <Page content={content} lms={lms} />;
}
