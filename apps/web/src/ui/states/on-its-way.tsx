import { ErrorState } from './error-state.tsx';
import { PageHeader } from '../page-header.tsx';
import { SkeletonRows } from '../lists/skeleton-rows.tsx';

interface OnItsWayProps {
  readonly title: string;
  /** How many cards are expected. */
  readonly cards: number;
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
}

/** A page of cards while its content is on its way, or cannot come. */
export function OnItsWay({ title, cards, query }: OnItsWayProps) {
  return (
    <>
      <PageHeader title={title} />
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows rows={cards} height={120} />
      )}
    </>
  );
}
