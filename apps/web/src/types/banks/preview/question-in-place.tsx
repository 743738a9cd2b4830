import { openQuestion } from '@takhti/contract';
import { useQueryCall } from '../../../app/api/index.ts';
import { ErrorState, SkeletonRows } from '../../../ui/index.ts';
import { QuestionCard } from '../../../features/question-card/index.ts';

/** A question of the list, opened in its place. */
export function QuestionInPlace({ contentId }: { contentId: string }) {
  const question = useQueryCall(openQuestion, { content_id: contentId });
  if (question.error) return <ErrorState error={question.error} onRetry={() => void question.refetch()} />;
  if (!question.data) return <SkeletonRows rows={4} height={36} />;
  return <QuestionCard doc={question.data} hidesStem />;
}
