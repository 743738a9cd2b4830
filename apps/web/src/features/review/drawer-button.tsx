import { ActionIcon, Indicator } from '@mantine/core';
import type { ReactNode } from 'react';
import { Hint } from '../../ui/index.ts';
import { InSheet, SheetLine, useSlimBar } from '../editor/index.ts';

interface DrawerButtonProps {
  readonly label: string;
  /** The meaning of the badge, in words. */
  readonly detail?: string;
  readonly badge?: string;
  /** Whether the badge counts something new to the person. */
  readonly isNew?: boolean;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

/** An icon in the editor's bar that opens a drawer; a slim bar shows it only if its badge counts something new, and has it in its sheet. */
export function DrawerButton({ label, detail, badge, isNew = false, icon, onClick }: DrawerButtonProps) {
  const name = detail === undefined ? label : `${label}: ${detail}`;
  const slim = useSlimBar();
  if (slim && !isNew)
    return (
      <InSheet>
        {({ close }) => (
          <SheetLine
            label={name}
            icon={icon}
            badge={badge}
            onPress={() => {
              close();
              onClick();
            }}
          />
        )}
      </InSheet>
    );
  return (
    <Indicator
      label={badge}
      disabled={badge === undefined}
      size={18}
      offset={5}
      color={isNew ? 'saffron.7' : 'accent'}
      zIndex={1}
    >
      <Hint label={name}>
        <ActionIcon variant="subtle" color="ink" size={slim ? 36 : 40} aria-label={name} onClick={onClick}>
          {icon}
        </ActionIcon>
      </Hint>
    </Indicator>
  );
}
