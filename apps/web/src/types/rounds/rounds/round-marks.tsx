import { IconAlertTriangle, IconExclamationCircle } from '@tabler/icons-react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Hint } from '../../../ui/index.ts';
import type { Counts } from './count-by-round.ts';
import classes from './rounds.module.css';

/** How much is to be mended in a round: errors first, then what is only to be looked at. */
export function RoundMarks({ errors, warnings }: Counts) {
  const t = useText();
  const format = useFormat();
  if (errors === 0 && warnings === 0) return null;
  const isError = errors > 0;
  const count = isError ? errors : warnings;
  const label = t(isError ? 'games:rounds.errors' : 'games:rounds.warnings', { count });
  const Icon = isError ? IconExclamationCircle : IconAlertTriangle;
  return (
    <Hint label={label}>
      <span className={classes.marks} data-severity={isError ? 'error' : 'warning'}>
        <Icon size={16} aria-hidden="true" />
        <span aria-hidden="true">{format.number(count)}</span>
        <span className="visually-hidden">{label}</span>
      </span>
    </Hint>
  );
}
