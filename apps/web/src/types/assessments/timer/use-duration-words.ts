import { useFormat, useText } from '../../../i18n/index.ts';
import { partsOf } from './timer.ts';

/** A time limit in words: "1 hour and 30 minutes". */
export function useDurationWords(): (seconds: number) => string {
  const t = useText();
  const format = useFormat();
  return (seconds) => {
    const { hours, minutes } = partsOf(seconds);
    const rest = seconds % 60;
    return format.list([
      ...(hours > 0 ? [t('assessments:duration.hours', { count: hours })] : []),
      ...(minutes > 0 ? [t('assessments:duration.minutes', { count: minutes })] : []),
      ...(rest > 0 ? [t('assessments:duration.seconds', { count: rest })] : []),
    ]);
  };
}
