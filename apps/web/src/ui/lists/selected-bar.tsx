import { ActionIcon, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Hint } from '../overlays/hint.tsx';
import classes from './selected-bar.module.css';
import { useFocusOnRows } from './use-focus-on-rows.ts';

interface SelectedBarProps {
  /** The number of selected rows, as the name of the bar. */
  readonly label: string;
  /** How much is selected, and the name of letting it all go, in words. */
  readonly text: string;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** The buttons of what can be done with it. */
  readonly children: ReactNode;
}

/** Over the end of a list: how much of it is selected, and what can be done with all of that. */
export function SelectedBar({ label, text, clearLabel, onClear, children }: SelectedBarProps) {
  useFocusOnRows();
  return (
    <div className={classes.bar} role="region" aria-label={label}>
      <Text fw={600} role="status">
        {text}
      </Text>
      <Hint label={clearLabel}>
        <ActionIcon
          className={classes.clear}
          variant="subtle"
          color="white"
          size={36}
          aria-label={clearLabel}
          onClick={onClear}
        >
          <IconX size={20} />
        </ActionIcon>
      </Hint>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
