import type { ComponentType, ReactNode } from 'react';
import type { Section } from '../i18n/catalogues.ts';
import { useTexts } from '../i18n/texts-context.tsx';
import { withTexts } from '../i18n/with-texts.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { lazyPartOf, type LazyPart } from './lazy-part.tsx';
import { Skeleton } from './skeleton.tsx';
import { useRetry } from './use-retry.ts';

/** A part that fills the page, with the texts that it needs beside the common ones. */
export function pageOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  section?: Section,
): LazyPart<Props> {
  return lazyPartOf(withTexts(load, section), { Meanwhile: Skeleton, Failed: PageFailed });
}

function PageFailed({ onGet }: { readonly onGet: () => Promise<boolean> }): ReactNode {
  const { t } = useTexts();
  const { isTrying, retry } = useRetry(onGet);
  return (
    <Notice mood="puzzled" title={t('launch_failed_title')} text={t('launch_failed_text')}>
      <Button isMain icon="again" disabled={isTrying} onClick={retry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}
