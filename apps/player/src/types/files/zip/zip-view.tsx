import type { GenericBody } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { DownloadCard } from '../shared/download-card.tsx';

/** Files to take along. */
export function ZipView({ body }: { readonly body: Extract<GenericBody, { kind: 'zip' }> }): ReactNode {
  const { t } = useTexts();
  if (body.files.length === 0) return <p className="notice-text">{t('file_none')}</p>;
  return body.files.map((file) => <DownloadCard key={file.path} file={file} />);
}
