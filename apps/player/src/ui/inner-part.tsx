import type { ComponentType, ReactNode } from 'react';
import type { Section } from '../i18n/catalogues.ts';
import { useTexts } from '../i18n/texts-context.tsx';
import { withTexts } from '../i18n/with-texts.ts';
import { Button } from './button.tsx';
import { lazyPartOf, type LazyPart } from './lazy-part.tsx';
import { useRetry } from './use-retry.ts';
import './inner-part.css';

/** A part within a page, as the board of a round: what is around it can be read meanwhile. */
export function innerOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  section?: Section,
): LazyPart<Props> {
  return lazyPartOf(withTexts(load, section), { Meanwhile: InnerComing, Failed: InnerFailed });
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
