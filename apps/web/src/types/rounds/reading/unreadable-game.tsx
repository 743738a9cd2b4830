import type { Language } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, EmptyState, PageHeader } from '../../../ui/index.ts';

/** A game whose document this version cannot read: it is told so, rather than shown empty and saved over. */
export function UnreadableGame({ title, language }: { title: string; language: Language }) {
  const t = useText();
  return (
    <>
      <PageHeader title={<ContentTitle language={language}>{title}</ContentTitle>} />
      <EmptyState title={t('games:unreadable')} />
    </>
  );
}
