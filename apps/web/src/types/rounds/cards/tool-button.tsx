import type { Icon } from '@tabler/icons-react';
import classes from './tool-button.module.css';

interface ToolButtonProps {
  readonly icon: Icon;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

/** A quiet button of a card or row, named by a tip. */
export function ToolButton({
  icon: ToolIcon,
  label,
  isDisabled = false,
  isPressed,
  onClick,
}: ToolButtonProps) {
  return (
    // Dozens of these open with a round: the library's buttons and tooltips would hold up the page.
    <button
      type="button"
      className={classes.tool}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onClick}
    >
      <ToolIcon size={18} aria-hidden="true" />
    </button>
  );
}
