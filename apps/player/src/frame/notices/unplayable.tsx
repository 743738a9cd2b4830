import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-context.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Content that this player cannot open. */
export function Unplayable(): ReactNode {
  const { t } = useTexts();
  return <Notice mood="puzzled" title={t('unplayable_title')} text={t('unplayable_text')} />;
}
