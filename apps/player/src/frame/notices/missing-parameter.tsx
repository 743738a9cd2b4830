import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-context.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A link that lacks something. */
export function MissingParameter({ name }: { readonly name: string }): ReactNode {
  const { t } = useTexts();
  return (
    <Notice mood="puzzled" title={t('missing_parameter', { name })} text={t('missing_parameter_text')} />
  );
}
