import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { CellsResponse } from '../board/board-props.ts';
import type { FinishProps } from '../board/player-board.ts';

/** Ends a crossword; asks before, as long as cells are empty, for all of it would be over by one slip. */
export function FinishButton({ draft, disabled, onFinish }: FinishProps<CellsResponse>): ReactNode {
  const { t, plural } = useTexts();
  const empty = draft?.cells.filter((letter) => letter === '').length ?? 0;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        isMain
        icon="check"
        disabled={disabled}
        onClick={() => (empty > 0 ? setAsking(true) : onFinish())}
      >
        {t('finish')}
      </Button>
      {isAsking && (
        <Dialog title={t('finish_confirm')} onClose={() => setAsking(false)}>
          <p>
            <strong>{plural('crossword_open', empty)}</strong>
          </p>
          <p>{t('crossword_finish_text')}</p>
          <div className="dialog-actions">
            <Button onClick={() => setAsking(false)}>{t('crossword_go_on')}</Button>
            <Button isMain icon="check" onClick={onFinish}>
              {t('finish')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
