import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface ToolButtonProps {
  readonly icon: Icon;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

/** A quiet button of a card or row, named by a tooltip. */
export function ToolButton({
  icon: ToolIcon,
  label,
  isDisabled = false,
  isPressed,
  onClick,
}: ToolButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant={isPressed === true ? 'light' : 'subtle'}
        color={isPressed === true ? 'accent' : 'ink'}
        size={36}
        aria-label={label}
        aria-pressed={isPressed}
        disabled={isDisabled}
        onClick={onClick}
      >
        <ToolIcon size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
