import { Text, VisuallyHidden } from '@mantine/core';
import type { readHome, ReplyOf } from '@takhti/contract';
import { directionOfLocale, useFormat, useLocale, useText } from '../../../i18n/index.ts';
import { columnsOf } from './columns.ts';
import { HomeCard } from './home-card.tsx';
import classes from './home.module.css';

interface ActivityCardProps {
  readonly days: ReplyOf<typeof readHome>['days'];
  readonly desk: 'developer' | 'reviewer';
}

const size = { width: 280, height: 64, gap: 3 };

/** A person's activity day by day, as columns; a table for screen readers. */
export function ActivityCard({ days, desk }: ActivityCardProps) {
  const t = useText();
  const format = useFormat();
  const isRtl = directionOfLocale(useLocale()) === 'rtl';
  const columns = columnsOf(
    days.map(({ count }) => count),
    { ...size, isRtl },
  );
  const total = days.reduce((sum, { count }) => sum + count, 0);
  // A date without a time is the reader's own midnight.
  const dateOf = (day: string): string => format.date(`${day}T00:00`);
  const first = days[0];
  return (
    <HomeCard title={t(`dashboard:home.activity.${desk}`)}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className={classes.chart} aria-hidden="true">
        {columns.map((column, at) => {
          const day = days[at];
          return (
            <rect key={day?.day ?? at} {...column} rx={1.5} data-empty={day?.count === 0 || undefined}>
              {day && <title>{`${dateOf(day.day)}: ${format.number(day.count)}`}</title>}
            </rect>
          );
        })}
      </svg>
      <div className={classes.axis} aria-hidden="true">
        <span>{first && dateOf(first.day)}</span>
        <span>{t('dashboard:home.activity.today')}</span>
      </div>
      {total === 0 && (
        <Text size="sm" c="dimmed">
          {t('dashboard:home.activity.nothing')}
        </Text>
      )}
      <VisuallyHidden component="table">
        <caption>{t(`dashboard:home.activity.${desk}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dashboard:home.activity.day')}</th>
            <th scope="col">{t('dashboard:home.activity.count')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{dateOf(day)}</th>
              <td>{format.count(count)}</td>
            </tr>
          ))}
        </tbody>
      </VisuallyHidden>
    </HomeCard>
  );
}
