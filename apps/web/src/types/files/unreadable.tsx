import type { ContainerRow } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { ContentTitle, EmptyState, PageHeader } from '../../ui/index.ts';

/** Content whose document this version cannot read: it is told so, rather than shown empty and saved over. */
export function Unreadable({ item }: { readonly item: Pick<ContainerRow, 'title' | 'language'> }) {
  const t = useText();
  return (
    <>
      <PageHeader title={<ContentTitle language={item.language}>{item.title}</ContentTitle>} />
      <EmptyState title={t('files:unreadable')} />
    </>
  );
}
