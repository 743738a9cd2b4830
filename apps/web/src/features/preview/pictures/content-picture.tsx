import type { ContainerRow } from '@takhti/domain';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useSession } from '../../../app/session/index.ts';
import { webTypeOf } from '../../../types/registry.ts';
import { TypeIcon } from '../../../types/type-icon.tsx';
import classes from './pictures.module.css';

const DrawnPicture = lazy(async () => ({ default: (await import('./drawn-picture.tsx')).DrawnPicture }));

interface ContentPictureProps {
  readonly item: Pick<ContainerRow, 'container_id' | 'content_type' | 'title'>;
  /** The address of a picture in it, for content without a rendered picture; empty for none. */
  readonly picture?: string;
  /** Across a card, or at the beginning of a row. */
  readonly look: 'card' | 'row';
}

/**
 * A picture of content: its first question or round, rendered by the learners' player once it is seen. Until then, and of content that is not
 * rendered, a picture that is in it, or its type's own sign.
 */
export function ContentPicture({ item, picture = '', look }: ContentPictureProps) {
  const { content_type } = item;
  const { user } = useSession();
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const [isDrawn, setDrawn] = useState(false);
  const isAsked =
    isSeen && webTypeOf(content_type)?.isPictured === true && user.is_visitor !== 1 && !isSparing();
  return (
    <div
      ref={box}
      className={classes.picture}
      data-look={look}
      data-drawn={isDrawn || undefined}
      aria-hidden="true"
    >
      {picture !== '' && !isDrawn ? (
        <img src={picture} alt="" loading="lazy" className={classes.image} />
      ) : (
        <span className={classes.sign}>
          <TypeIcon type={content_type} size={look === 'card' ? 56 : isDrawn ? 22 : 40} />
        </span>
      )}
      {isAsked && (
        <Suspense>
          <DrawnPicture item={item} onDrawn={() => setDrawn(true)} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether something has been in sight, or nearly. */
function useSeen(box: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || isSeen) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [box, isSeen]);
  return isSeen;
}

/** Whether the browser saves data, or the network is so slow that pictures would delay text. */
function isSparing(): boolean {
  if (!('connection' in navigator)) return false;
  const { saveData, effectiveType = '' } = navigator.connection as {
    saveData?: boolean;
    effectiveType?: string;
  };
  return saveData === true || effectiveType.endsWith('2g');
}
