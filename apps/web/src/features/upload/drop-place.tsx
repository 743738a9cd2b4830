import { Button, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { ChooseButton } from './choose-button.tsx';
import classes from './drop-place.module.css';
import { useDrop } from './use-drop.ts';

interface DropPlaceProps {
  readonly icon: ReactNode;
  /** The types in the file chooser. */
  readonly accept: string;
  readonly chooseLabel: string;
  /** Which files fit, and that they can be dropped here. */
  readonly rule: ReactNode;
  readonly sendingLabel: string;
  readonly share: number | null;
  /** Called for each file, where there can be several. */
  readonly onFile: (file: File) => void;
  readonly isMultiple?: boolean;
  /** Stops what is on its way; left out where another button does. */
  readonly onCancel?: () => void;
  /** Other ways to a file, before the button that chooses one. */
  readonly children?: ReactNode;
}

/** The place for a file: chosen, dropped or pasted; while one is on its way, how far it is. */
export function DropPlace(props: DropPlaceProps) {
  const { icon, accept, chooseLabel, rule, sendingLabel, share, onFile, onCancel, children, isMultiple } =
    props;
  const t = useText();
  const { isOver, handlers } = useDrop(onFile, isMultiple);
  if (share !== null) {
    return (
      <div className={classes.place}>
        <Text size="sm" role="status">
          {sendingLabel}
        </Text>
        <Progress value={share * 100} w="100%" aria-label={sendingLabel} animated={share === 0} />
        {onCancel && (
          <Button variant="subtle" size="compact-sm" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={classes.place} data-over={isOver || undefined} {...handlers}>
      {icon}
      <div className={classes.actions}>
        {children}
        <ChooseButton accept={accept} onFile={onFile} isMultiple={isMultiple} variant="light" data-autofocus>
          {chooseLabel}
        </ChooseButton>
      </div>
      <Text size="sm" c="dimmed">
        {rule}
      </Text>
    </div>
  );
}
