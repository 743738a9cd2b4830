import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '../../../i18n/index.ts';
import classes from '../assessment.module.css';
import { unpublishedShare } from './skill-facts.ts';

interface PoolBarProps {
  readonly show: number;
  readonly total: number;
  readonly published: number | null;
}

/** How much of what a skill holds is shown, and whether learners could be given it now. */
export function PoolBar({ show, total, published }: PoolBarProps) {
  const t = useText();
  const missing = unpublishedShare(show, published);
  return (
    <>
      {total > 0 && (
        <div className={classes.bar} aria-hidden="true">
          <span
            className={classes.barPart}
            style={{ inlineSize: `${Math.min(100, (100 * show) / total)}%` }}
          />
        </div>
      )}
      {missing > 0 && published !== null && (
        <Text size="sm" c="saffron.8" className={classes.note}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          <span>
            {published === 0
              ? t('assessments:skills.published_none')
              : t('assessments:skills.published_only', { count: published })}
          </span>
        </Text>
      )}
    </>
  );
}
