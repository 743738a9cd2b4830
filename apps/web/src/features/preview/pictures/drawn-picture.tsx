import { useComputedColorScheme } from '@mantine/core';
import { listPictures } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { drawPicture } from './drawer.ts';
import { useBatchOf } from './picture-batches.tsx';
import classes from './pictures.module.css';

interface DrawnPictureProps {
  readonly item: Pick<ContainerRow, 'container_id' | 'title'>;
  readonly onDrawn: () => void;
}

/** The first of some content as the player renders it: a static page. */
export function DrawnPicture({ item, onDrawn }: DrawnPictureProps) {
  const { container_id, title } = item;
  const container_ids = [...useBatchOf(container_id)];
  const asked = useQueryCall(listPictures, { container_ids }, { silent: true, staleTime: 60_000 });
  const picture = asked.data?.pictures.find((each) => each.container_id === container_id);
  const { data: page = '' } = useQuery({
    queryKey: ['picture', picture],
    queryFn: () => (picture ? drawPicture(picture) : ''),
    enabled: picture !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (page === '') return null;
  return <Still key={page} title={title} page={page} onDrawn={onDrawn} />;
}

interface StillProps {
  readonly title: string;
  readonly page: string;
  readonly onDrawn: () => void;
}

function Still({ title, page, onDrawn }: StillProps) {
  const look = useComputedColorScheme('light');
  const frame = useRef<HTMLIFrameElement>(null);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (isThere && root) root.dataset['look'] = look;
  }, [isThere, look]);
  return (
    <iframe
      ref={frame}
      // Of our own origin, for our own letters and styles; nothing in it is run.
      sandbox="allow-same-origin"
      srcDoc={page}
      title={title}
      aria-hidden="true"
      inert
      tabIndex={-1}
      className={classes.still}
      data-there={isThere || undefined}
      onLoad={() => {
        setThere(true);
        onDrawn();
      }}
    />
  );
}
