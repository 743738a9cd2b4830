import { Text, Title } from '@mantine/core';
import { limits, type Language, type VersionStatistics } from '@takhti/domain';
import { useId, useState, type ReactNode } from 'react';
import { useFormat, useText } from '../../i18n/index.ts';
import { ItemsTable } from './items-table.tsx';
import { Distribution } from './pictures/distribution.tsx';
import { ItemMap } from './pictures/item-map.tsx';
import classes from './statistics.module.css';

interface StatisticsBodyProps {
  readonly statistics: VersionStatistics;
  readonly language: Language;
}

/** The pictures of a version's statistics, and the table beside them. */
export function StatisticsBody({ statistics, language }: StatisticsBodyProps) {
  const t = useText();
  const format = useFormat();
  const [open, setOpen] = useState<string | null>(null);
  const { attempts, mean_percent, median_seconds, distribution, items } = statistics;
  const facts = [
    [t('statistics:facts.attempts'), format.number(attempts)],
    [t('statistics:facts.mean'), mean_percent === null ? '–' : format.percent(mean_percent / 100)],
    [t('statistics:facts.time'), median_seconds === null ? '–' : format.duration(median_seconds)],
    [t('statistics:facts.doubted'), format.number(items.filter(({ doubts }) => doubts.length > 0).length)],
  ] as const;
  return (
    <div className={classes.body}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {attempts < limits.statistics.min_answers && (
        <Text size="sm" c="dimmed">
          {t('statistics:few', { count: limits.statistics.min_answers })}
        </Text>
      )}
      <div className={classes.pictures}>
        <Picture title={t('statistics:distribution.title')} hint={t('statistics:distribution.hint')}>
          <Distribution distribution={distribution} />
        </Picture>
        {items.some(({ discrimination }) => discrimination !== null) && (
          <Picture title={t('statistics:map.title')} hint={t('statistics:map.hint')}>
            <ItemMap items={items} open={open} onOpen={setOpen} />
          </Picture>
        )}
      </div>
      <Picture title={t('statistics:table.title')} hint={t('statistics:table.hint')}>
        <ItemsTable items={items} language={language} open={open} onOpen={setOpen} />
      </Picture>
    </div>
  );
}

interface PictureProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Picture({ title, hint, children }: PictureProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {hint}
      </Text>
      {children}
    </section>
  );
}
