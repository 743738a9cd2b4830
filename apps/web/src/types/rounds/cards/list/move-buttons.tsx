import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useText } from '../../../../i18n/index.ts';
import { ToolButton } from '../tool-button.tsx';

interface MoveButtonsProps {
  readonly at: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
}

/** The buttons that move an entry of a list one place up or down. */
export function MoveButtons({ at, count, onMove }: MoveButtonsProps) {
  const t = useText();
  return (
    <>
      <ToolButton
        icon={IconArrowUp}
        label={t('common:move.up')}
        isDisabled={at === 0}
        onClick={() => onMove(at, at - 1)}
      />
      <ToolButton
        icon={IconArrowDown}
        label={t('common:move.down')}
        isDisabled={at === count - 1}
        onClick={() => onMove(at, at + 1)}
      />
    </>
  );
}
