import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-context.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Content without a single question. */
export function NothingToPlay(): ReactNode {
  const { t } = useTexts();
  return <Notice mood="puzzled" title={t('no_questions_title')} text={t('no_questions_text')} />;
}
