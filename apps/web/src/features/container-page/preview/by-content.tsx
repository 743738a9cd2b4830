import { openLibraryContent } from '@takhti/contract';
import { Navigate, useSearchParams } from 'react-router';
import { useQueryCall } from '../../../app/api/index.ts';
import { ErrorState, SkeletonRows } from '../../../ui/index.ts';

/** The library names what it lists by the id of the content: leads to the same page by the id of the item behind it. */
export function ByContent({ content_id }: { readonly content_id: string }) {
  const [query] = useSearchParams();
  const content = useQueryCall(openLibraryContent, { content_id }, { onProblem: () => true });
  if (content.error) return <ErrorState error={content.error} onRetry={() => void content.refetch()} />;
  if (!content.data) return <SkeletonRows rows={4} height={120} />;
  const next = new URLSearchParams(query);
  next.set('container_id', content.data.container_id);
  return <Navigate to={`?${next.toString()}`} replace />;
}
