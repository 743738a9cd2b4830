import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { isTimeZone } from '@takhti/domain';
import { useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import type { CompetitionProps } from '../competition-props.ts';
import classes from '../competition.module.css';
import { fourWeeksFrom, stateAt } from './time-words.ts';

/** Says at the head of the editor that a competition is over already, as every new one is (C-1078), with the press that mends it. */
export function OverNotice({ doc, onChange }: Pick<CompetitionProps, 'doc' | 'onChange'>) {
  const t = useText();
  const [now] = useState(() => new Date());
  if (stateAt(doc, now) !== 'over') return null;
  return (
    <div className={classes.over} role="status">
      <span>{t('competitions:state.over')}</span>
      <StartToday doc={doc} onChange={onChange} />
    </div>
  );
}

/** Lets a competition start today and run for four weeks, by the clocks of its zone. */
export function StartToday({ doc, onChange }: Pick<CompetitionProps, 'doc' | 'onChange'>) {
  const t = useText();
  if (!isTimeZone(doc.timezone)) return null;
  return (
    <Button
      variant="default"
      className={classes.wraps}
      leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
      onClick={() => onChange(({ timezone }) => fourWeeksFrom(timezone, new Date()))}
    >
      {t('competitions:four_weeks')}
    </Button>
  );
}
