import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import type { LmsSession } from './lms/lms-session.ts';
import './packaged.css';

/** Below a result: whether it was reported to a system, and the way back. */
export function ReportedNote({ lms }: { readonly lms: LmsSession }): ReactNode {
  const { t } = useTexts();
  return (
    <section className="reported">
      <p>{t(lms.isPresent ? 'package_reported' : 'package_alone')}</p>
      {lms.return_url !== '' && (
        <a className="button" href={lms.return_url}>
          {t('package_return')}
        </a>
      )}
    </section>
  );
}
