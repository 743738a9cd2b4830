import { useFormat, useText, type Format, type TextOf } from '../../../i18n/index.ts';
import { partsOf } from './timer.ts';

/** A time limit in words: "1 hour and 30 minutes". */
export function timerWords(t: TextOf, format: Format, timer: number): string {
  if (timer === 0) return t('assessments:rules.no_limit');
  const { hours, minutes } = partsOf(timer);
  const seconds = timer % 60;
  return format.list([
    ...(hours > 0 ? [t('assessments:duration.hours', { count: hours })] : []),
    ...(minutes > 0 ? [t('assessments:duration.minutes', { count: minutes })] : []),
    ...(seconds > 0 ? [t('assessments:duration.seconds', { count: seconds })] : []),
  ]);
}

/** As `timerWords`, in the interface language. */
export function useTimerWords(): (timer: number) => string {
  const t = useText();
  const format = useFormat();
  return (timer) => timerWords(t, format, timer);
}
