import type { ComponentType, ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { partOf, type Part } from './part.tsx';
import { Skeleton } from './skeleton.tsx';
import { useRetry } from './use-retry.ts';

/** A part that fills the page. */
export function pageOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  return partOf(load, { Meanwhile: Skeleton, Failed: PageFailed });
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
