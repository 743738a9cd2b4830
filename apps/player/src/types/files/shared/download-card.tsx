import { endingOf, type StoredFile } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fileSize } from './file-size.ts';
import './download-card.css';

/** A file to take along: what it is, what it weighs. */
export function DownloadCard({ file }: { readonly file: StoredFile }): ReactNode {
  const texts = useTexts();
  const { t } = texts;
  const { path, name, bytes } = file;
  return (
    <div className="download">
      <span className="download-kind" aria-hidden="true">
        {endingOf(name).toUpperCase()}
      </span>
      <span className="download-words">
        <bdi className="download-name">{name}</bdi>
        <span className="download-size">{fileSize(texts, bytes)}</span>
      </span>
      <a className="button button-main" href={path} download={name}>
        <Icon name="download" />
        {t('file_download')}
        <span className="unseen">: {name}</span>
      </a>
    </div>
  );
}
