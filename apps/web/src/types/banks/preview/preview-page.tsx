import { Stack } from '@mantine/core';
import type { OpenedContainer } from '@takhti/domain';
import { shelfIn } from '../../../app/routing/shelves.ts';
import { ContentTitle, PageHeader, StatusBadge } from '../../../ui/index.ts';
import { useSearchParams } from 'react-router';
import { ContentActions } from '../../../features/actions/index.ts';
import { ByContent } from '../../../features/container-page/index.ts';
import { useBankAddress } from '../address.ts';
import { BankFacts } from '../bank/bank-facts.tsx';
import { BankView } from '../bank/bank-view.tsx';
import { BankGate, MissingParameter } from '../bank-gate.tsx';

/** A question bank to read: its questions with their keys, and nothing to edit (C-144). */
export function Component() {
  const { container_id, content_id } = useBankAddress();
  if (container_id !== null) return <BankGate>{(item) => <Preview item={item} />}</BankGate>;
  if (content_id !== null) return <ByContent content_id={content_id} />;
  return <MissingParameter name="content_id" />;
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
