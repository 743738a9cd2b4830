import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Fetches the end of a game. What fails is tried again when the end is shown. */
export const fetchEnd = () => import('./game-end.tsx');

const FetchedEnd = lazy(async () => ({ default: (await fetchEnd()).GameEnd }));

/** The end of a game, fetched by itself: the first round waits for nothing that only the end needs. */
export function GameEnd(props: ComponentProps<typeof FetchedEnd>): ReactNode {
  return (
    <Suspense fallback={<Skeleton />}>
      <FetchedEnd {...props} />
    </Suspense>
  );
}
