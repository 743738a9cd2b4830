import type { StoredFile } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useOnline } from './use-online.ts';
import './download-card.css';

/** A file that is on Google Drive: it opens there, in a tab of its own, which learns nothing of this one. */
export function ElsewhereCard({ file: { path, name } }: { readonly file: StoredFile }): ReactNode {
  const { t } = useTexts();
  const isOnline = useOnline();
  return (
    <div className="download">
      <span className="download-words">
        <bdi className="download-name">{name}</bdi>
        <span className="download-size" role="status">
          {isOnline ? <bdi>Google Drive</bdi> : t('link_offline')}
        </span>
      </span>
      <a className="button button-main" href={path} target="_blank" rel="noopener noreferrer">
        {t('link_open')}
        <span className="unseen">: {name}</span>
        <Icon name="forward" />
      </a>
    </div>
  );
}
