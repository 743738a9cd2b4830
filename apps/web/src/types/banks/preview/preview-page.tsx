import { Stack } from '@mantine/core';
import { openLibraryContent } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useQueryCall } from '../../../app/api/index.ts';
import { shelfIn } from '../../../app/routing/shelves.ts';
import { ContentTitle, ErrorState, PageHeader, SkeletonRows, StatusBadge } from '../../../ui/index.ts';
import { Navigate, useSearchParams } from 'react-router';
import { ContentActions } from '../../../features/actions/index.ts';
import { useBankAddress } from '../address.ts';
import { BankFacts } from '../bank/bank-facts.tsx';
import { BankView } from '../bank/bank-view.tsx';
import { BankGate, MissingParameter } from '../bank-gate.tsx';

/** A question bank to read: its questions with their keys, and nothing to edit (C-144). */
export function Component() {
  const { container_id, content_id } = useBankAddress();
  if (container_id !== null) return <BankGate>{(item) => <Preview item={item} />}</BankGate>;
  if (content_id !== null) return <ByContent contentId={content_id} />;
  return <MissingParameter name="content_id" />;
}

// The library names what it lists by the id of the content; the bank behind it goes by the id of its container.
function ByContent({ contentId }: { contentId: string }) {
  const [query] = useSearchParams();
  const content = useQueryCall(
    openLibraryContent,
    { content_id: contentId, content_type: 'mcq' },
    { onProblem: () => true },
  );
  if (content.error) return <ErrorState error={content.error} onRetry={() => void content.refetch()} />;
  if (!content.data) return <SkeletonRows rows={6} />;
  const next = new URLSearchParams(query);
  next.set('container_id', content.data.container_id);
  return <Navigate to={`?${next.toString()}`} replace />;
}

function Preview({ item }: { item: OpenedContainer }) {
  const [query] = useSearchParams();
  return (
    <>
      <PageHeader
        title={<ContentTitle language={item.language}>{item.title}</ContentTitle>}
        aside={<StatusBadge status={item.content_status} isPublished={item.is_published} />}
      >
        <ContentActions container={item} place={item.is_published === 1 ? shelfIn(query) : 'desk'} />
      </PageHeader>
      <Stack gap="md">
        <BankFacts
          item={{ ...item, abilities: { ...item.abilities, can_edit: false } }}
          language={item.language}
        />
        <BankView item={item} language={item.language} isReadOnly isPreview />
      </Stack>
    </>
  );
}
