import { Button, TextInput } from '@mantine/core';
import { grantBotAnswers, readBotAnswers } from '@takhti/contract';
import { aiLimits, botAnswersGranted } from '@takhti/domain';
import { useState, type SubmitEvent } from 'react';
import { useCall, useQueryCall } from '../../../app/api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { NumberField, ErrorState, showToast, SkeletonRows } from '../../../ui/index.ts';
import classes from '../service/settings.module.css';
import own from './credits.module.css';
import { Granted } from './granted.tsx';

const counts = ['left', 'used', 'granted'] as const;

/** How many answers the bots of the institution have, and more of them. */
export function BotAnswersSection() {
  const t = useText();
  const format = useFormat();
  const answers = useQueryCall(readBotAnswers, {});
  const [count, setCount] = useState<number | null>(1_000);
  const [reason, setReason] = useState('');
  const { run, isRunning } = useCall(grantBotAnswers);
  const wanted = count ?? 0;

  async function grant(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (wanted === 0 || !(await run({ answers: wanted, reason }))) return;
    showToast({ kind: 'success', text: t('ai:answers.given') });
    setReason('');
  }
  const { data } = answers;
  return (
    <section className={classes.card}>
      <h2>{t('ai:answers.title')}</h2>
      <p className={classes.lead}>{t('ai:answers.lead')}</p>
      {answers.isPending && <SkeletonRows rows={1} height={44} />}
      {answers.isLoadingError && <ErrorState error={answers.error} onRetry={() => void answers.refetch()} />}
      {data && (
        <dl className={own.counts}>
          {counts.map((name) => (
            <div key={name}>
              <dt>{t(`ai:answers.${name}`)}</dt>
              <dd>{format.count(data[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      <form className={own.give} onSubmit={(event) => void grant(event)}>
        <NumberField
          label={t('ai:answers.how_many')}
          description={t('ai:credits.how_many_hint')}
          within={botAnswersGranted}
          value={count}
          onValue={setCount}
        />
        <TextInput
          label={t('ai:credits.reason')}
          description={t('ai:credits.reason_hint')}
          maxLength={aiLimits.reason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" loading={isRunning} disabled={wanted === 0}>
          {t('ai:answers.give')}
        </Button>
      </form>
      {data && data.grants.length > 0 && (
        <Granted
          grants={data.grants.map(({ answers: given, ...rest }) => ({
            ...rest,
            what: t(given > 0 ? 'ai:answers.got' : 'ai:answers.lost', { count: Math.abs(given) }),
          }))}
        />
      )}
    </section>
  );
}
