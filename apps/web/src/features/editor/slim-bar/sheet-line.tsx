import type { ReactNode } from 'react';
import classes from './sheet-line.module.css';

interface SheetLineProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** A number at its end, which the label says in words. */
  readonly badge?: string | undefined;
  readonly isDisabled?: boolean;
  readonly isDangerous?: boolean;
  /** Shares its line with the next. */
  readonly isHalf?: boolean;
  /** Its effect, for people who look for an action. */
  readonly action?: string;
  readonly onPress: () => void;
}

/** One line of a sheet, large enough for a thumb. */
export function SheetLine(props: SheetLineProps) {
  const { label, icon, badge, isDisabled = false, isDangerous = false, isHalf = false, action } = props;
  return (
    <li className={isHalf ? classes.half : undefined}>
      <button
        type="button"
        className={classes.line}
        data-action={action}
        data-dangerous={isDangerous || undefined}
        disabled={isDisabled}
        onClick={props.onPress}
      >
        {icon}
        <span className={classes.label}>{label}</span>
        {badge !== undefined && (
          <span className={classes.badge} aria-hidden="true">
            {badge}
          </span>
        )}
      </button>
    </li>
  );
}
