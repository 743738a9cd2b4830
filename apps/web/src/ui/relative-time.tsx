import { useState } from 'react';
import { useFormat } from '../i18n/index.ts';

/** Today, yesterday, a weekday or a date, with the exact time on pointing at it. */
export function RelativeTime({ instant }: { instant: string }) {
  const format = useFormat();
  const [now] = useState(() => new Date());
  return (
    <time dateTime={instant} title={format.dateTime(instant)}>
      {format.relativeDay(instant, now)}
    </time>
  );
}
