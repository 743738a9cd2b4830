import { Select } from '@mantine/core';
import { limits } from '@takhti/domain';
import { FieldError, fieldErrorId, fieldId, findingsAt } from '../../../../features/editor/index.ts';
import { ImageField } from '../../../../features/media/index.ts';
import { Marked } from '../../../../features/review/index.ts';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { NumberField } from '../../../../ui/index.ts';
import type { CompetitionProps } from '../competition-props.ts';
import classes from '../competition.module.css';
import { Section } from '../section.tsx';
import { CompetitionText } from '../competition-text.tsx';

const days = [0, 1, 2, 3, 4, 5, 6];
const cap = {
  most_bytes: limits.competition.reward_image,
  too_large: 'uploads.reward_too_large',
} as const;

/** The reward for coins, and its date (G-286). */
export function RewardFields(props: CompetitionProps) {
  const { item, doc, findings, onChange } = props;
  const t = useText();
  const format = useFormat();
  const isKeptBack = item.kept_back?.includes('rewardcode') === true;
  const hasReward = isKeptBack || doc.rewardcode.trim() !== '';
  const at = (field: 'ticketcost' | 'weeklyawardday' | 'coinimage') => findingsAt(findings, [field]);
  return (
    <>
      <Section title={t('competitions:reward.title')} hint={t('competitions:reward.hint')}>
        {!hasReward && (
          <p className={classes.state} role="status">
            {t('competitions:reward.none')}
          </p>
        )}
        <div className={classes.columns}>
          {(['reward_name', 'reward_description'] as const).map((field) => (
            <CompetitionText
              key={field}
              {...props}
              field={field}
              writtenIn={props.language}
              hint={t(`competitions:reward.${field}_hint`)}
            />
          ))}
          <CompetitionText
            {...props}
            field="rewardcode"
            hint={t(`competitions:reward.${isKeptBack ? 'code_kept' : 'code_hint'}`)}
          />
          <Marked path={['ticketcost']} label={t('competitions:fields.ticketcost')}>
            <NumberField
              id={fieldId(['ticketcost'])}
              label={t('competitions:fields.ticketcost')}
              description={t('competitions:reward.cost_hint')}
              value={doc.ticketcost}
              min={0}
              error={at('ticketcost').length > 0}
              aria-describedby={fieldErrorId(['ticketcost'])}
              onValue={(value) => onChange({ ticketcost: value ?? 0 })}
              emptyAs={0}
            />
            <FieldError path={['ticketcost']} findings={at('ticketcost')} />
          </Marked>
          <CompetitionText {...props} field="ticketcurrency" hint={t('competitions:reward.currency_hint')} />
          <Marked path={['weeklyawardday']} label={t('competitions:fields.weeklyawardday')}>
            <Select
              id={fieldId(['weeklyawardday'])}
              label={t('competitions:fields.weeklyawardday')}
              description={t('competitions:reward.day_hint')}
              data={days.map((day) => ({ value: String(day), label: format.weekday(day) }))}
              value={String(doc.weeklyawardday)}
              error={at('weeklyawardday').length > 0}
              aria-describedby={fieldErrorId(['weeklyawardday'])}
              onChange={(day) => onChange({ weeklyawardday: Number(day) })}
            />
            <FieldError path={['weeklyawardday']} findings={at('weeklyawardday')} />
          </Marked>
        </div>
        <div className={classes.pictures}>
          <Marked path={['coinimage']} label={t('competitions:fields.coinimage')}>
            <ImageField
              container_id={item.container_id}
              label={t('competitions:fields.coinimage')}
              path={['coinimage']}
              value={doc.coinimage}
              cap={cap}
              onChange={(coinimage) => onChange({ coinimage })}
              isReadOnly={false}
              error={<FieldError path={['coinimage']} findings={at('coinimage')} />}
            />
          </Marked>
        </div>
      </Section>
    </>
  );
}
