import type { ComponentType, ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import { Button } from './button.tsx';
import { partOf, type Part } from './part.tsx';
import { useRetry } from './use-retry.ts';
import './inner-part.css';

/** A part within a page, as the board of a round: what stands around it can be read meanwhile. */
export function innerOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  return partOf(load, { Meanwhile: InnerComing, Failed: InnerFailed });
}

function InnerComing(): ReactNode {
  return <div className="inner-coming" aria-busy="true" />;
}

function InnerFailed({ onGet }: { readonly onGet: () => Promise<boolean> }): ReactNode {
  const { t } = useTexts();
  const { isTrying, retry } = useRetry(onGet);
  return (
    <div className="inner-failed" role="alert">
      <p className="inner-failed-title">{t('launch_failed_title')}</p>
      <p>{t('launch_failed_text')}</p>
      <Button isMain icon="again" disabled={isTrying} onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
