import { Select } from '@mantine/core';
import type { Finding } from '@takhti/domain';
import { useState } from 'react';
import { FieldError, fieldErrorId, fieldId, findingsAt } from '../../../../features/editor/index.ts';
import { Marked } from '../../../../features/review/index.ts';
import { useFormat, useText } from '../../../../i18n/index.ts';
import type { CompetitionProps } from '../competition-props.ts';
import classes from '../competition.module.css';
import { StartToday } from './over-notice.tsx';
import { Section } from '../section.tsx';
import { CompetitionText } from '../competition-text.tsx';
import { fromField, stateAt, toField, wallDate } from './time-words.ts';

const isOver: Finding = { path: ['end_date'], severity: 'warning', message: 'competition.is_over' };
const zones = Intl.supportedValuesOf('timeZone');

/** From when to when, by the clocks of which place; each time also in words, with its Solar Hijri date. */
export function TimeCard(props: CompetitionProps) {
  const { doc, findings, onChange } = props;
  const t = useText();
  const format = useFormat();
  const label = t('competitions:fields.timezone');
  const found = findingsAt(findings, ['timezone']);
  const [now] = useState(() => new Date());
  const state = stateAt(doc, now);
  const inWords = (stored: string): string => {
    const date = wallDate(doc.timezone, stored);
    return date ? format.dateTime(date) : '';
  };
  return (
    <Section title={t('competitions:cards.time')}>
      <div className={classes.columns}>
        {(['start_date', 'end_date'] as const).map((field) => (
          <CompetitionText
            key={field}
            {...props}
            findings={state === 'over' ? [...findings, isOver] : findings}
            field={field}
            type="datetime-local"
            shown={toField}
            stored={fromField}
            hint={inWords(doc[field])}
          />
        ))}
        <Marked path={['timezone']} label={label}>
          <Select
            id={fieldId(['timezone'])}
            label={label}
            description={t('competitions:timezone_hint')}
            data={zones.includes(doc.timezone) || doc.timezone === '' ? zones : [doc.timezone, ...zones]}
            value={doc.timezone}
            searchable
            limit={60}
            nothingFoundMessage={t('competitions:timezone_none')}
            // The names are Latin in every language; what opens the list stays clear of them.
            attributes={{ wrapper: { dir: 'ltr' }, input: { dir: 'ltr' } }}
            error={found.length > 0}
            aria-describedby={fieldErrorId(['timezone'])}
            onChange={(timezone) => onChange({ timezone: timezone ?? '' })}
          />
          <FieldError path={['timezone']} findings={found} />
        </Marked>
      </div>
      {state !== 'over' && (
        <div className={classes.after}>
          <StartToday doc={doc} onChange={onChange} />
        </div>
      )}
      {state && state !== 'over' && (
        <p className={classes.state} data-state={state}>
          {t(`competitions:state.${state}`)}
        </p>
      )}
    </Section>
  );
}
