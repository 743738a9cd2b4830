import type { ComponentType, ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { partOf, type Part } from '../../../../ui/part.tsx';
import { useRetry } from '../../../../ui/use-retry.ts';
import './board-part.css';

/** A board that is fetched by itself: what the round asks can be read meanwhile. */
export function boardOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  return partOf(load, { Meanwhile: BoardComing, Failed: BoardFailed });
}

function BoardComing(): ReactNode {
  return <div className="board-coming" aria-busy="true" />;
}

function BoardFailed({ onGet }: { readonly onGet: () => Promise<boolean> }): ReactNode {
  const { t } = useTexts();
  const { isTrying, retry } = useRetry(onGet);
  return (
    <div className="board-failed" role="alert">
      <p className="board-failed-title">{t('launch_failed_title')}</p>
      <p>{t('launch_failed_text')}</p>
      <Button isMain icon="again" disabled={isTrying} onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
