import type { ContainerRow } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { ContentTitle, EmptyState, PageHeader } from '../../ui/index.ts';

/** In place of an editor: an item that this version cannot read is not shown empty, to be saved over. */
export function UnreadableItem({ item }: { readonly item: Pick<ContainerRow, 'title' | 'language'> }) {
  return (
    <>
      <PageHeader title={<ContentTitle language={item.language}>{item.title}</ContentTitle>} />
      <Unreadable />
    </>
  );
}

/** In place of a document that this version cannot read. */
export function Unreadable() {
  const t = useText();
  return <EmptyState title={t('editor:unreadable')} />;
}
