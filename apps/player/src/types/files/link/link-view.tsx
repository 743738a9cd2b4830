import { leadsTo } from '@takhti/content-types/files/link';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useOnline } from '../shared/use-online.ts';
import './link-view.css';

/**
 * Shows where a link leads before it is opened. It opens in a tab of its own, which gets no access to this one; the other page
 * is never shown here.
 */
export function LinkView({ body }: { readonly body: { readonly link: string } }): ReactNode {
  const { t } = useTexts();
  const isOnline = useOnline();
  const target = leadsTo(body.link);
  if (!target) return <p className="notice-text">{t('link_none')}</p>;
  return (
    <>
      <p className="link-host">
        <span className="link-leads">{t('link_leads')}</span> <bdi dir="ltr">{target.host}</bdi>
      </p>
      <a
        className="button button-main link-open"
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('link_open')}
        <Icon name="forward" />
      </a>
      <p className="notice-text" role="status">
        {t(isOnline ? 'link_new_tab' : 'link_offline')}
      </p>
    </>
  );
}
