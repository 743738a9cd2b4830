import type { GenericBody } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { FileList } from '../shared/file-list.tsx';

/** Files to read in the page, or to take along. */
export function DocumentView({
  body,
}: {
  readonly body: Extract<GenericBody, { kind: 'document' }>;
}): ReactNode {
  const { t } = useTexts();
  if (body.files.length === 0) return <p className="notice-text">{t('file_none')}</p>;
  return <FileList files={body.files} />;
}
