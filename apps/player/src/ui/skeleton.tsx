import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import './skeleton.css';

/** The play screen's shape while its content is on the way. */
export function Skeleton(): ReactNode {
  const { t } = useTexts();
  return (
    <main className="skeleton" aria-busy="true">
      <p className="unseen" role="status">
        {t('loading')}
      </p>
      <div className="skeleton-band" />
      <div className="skeleton-body">
        <div className="skeleton-line" />
        <div className="skeleton-line skeleton-option" />
        <div className="skeleton-line skeleton-option" />
        <div className="skeleton-line skeleton-option" />
        <div className="skeleton-line skeleton-option" />
      </div>
    </main>
  );
}
