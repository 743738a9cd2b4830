import { Button, Select, Textarea } from '@mantine/core';
import { saveLmsSettings, type Problem, type ReplyOf, type readLmsSettings } from '@takhti/contract';
import { assignWays, lmsAddressNames, publishTargets, resultWays, type LmsAddressName } from '@takhti/domain';
import { useState, type SubmitEvent } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { useKeptForm } from '../../../app/kept-form/index.ts';
import { useUnsavedPrompt } from '../../../app/shell/index.ts';
import { useText } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';
import { AddressField } from './address-field.tsx';
import {
  faultsOf,
  formOf,
  settingsOf,
  type ConnectionFaults,
  type ConnectionField,
  type ConnectionForm,
} from './connection-form.ts';
import classes from './connection.module.css';
import { RecordStoreFields } from './record-store-fields.tsx';
import { SecretFields } from './secret-fields.tsx';

const ways = ['usual', ...assignWays] as const;
const targets = ['usual', 'none', ...publishTargets] as const;

/** The form of an institution's connections. */
export function ConnectionView({ kept }: { kept: ReplyOf<typeof readLmsSettings> }) {
  const t = useText();
  const [start] = useState(() => formOf(kept));
  // Secrets are never written down.
  const [form, setForm, clearKept] = useKeptForm('lms', start, { withheld: ['token', 'key', 'lrs_secret'] });
  const [faults, setFaults] = useState<ConnectionFaults>({});
  const { run, isRunning } = useCall(saveLmsSettings, { onProblem: takeProblem });
  const isChanged = JSON.stringify(form) !== JSON.stringify(start);
  useUnsavedPrompt(isChanged);
  const change = (next: Partial<ConnectionForm>): void => {
    setForm({ ...form, ...next });
    setFaults({});
  };
  const errorOf = (field: ConnectionField): string | undefined => {
    const fault = faults[field];
    return fault && t(`lms:connection.faults.${fault}`);
  };

  function takeProblem({ problem, details }: Problem): boolean {
    if (problem === 'lms.address_missing' && details) setFaults({ [details.needs]: 'needed' });
    else if (problem === 'lms.key_missing') setFaults({ key: 'key_needed' });
    else if (problem === 'lms.secret_needed' && details)
      setFaults(Object.fromEntries(details.secrets.map((name) => [name, 'anew'])));
    else return false;
    return true;
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const found = faultsOf(form, kept.has_key);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const { token, key, lrs_secret } = form;
    const saved = await run({
      settings: settingsOf(form),
      version: kept.version,
      ...(token === null ? {} : { token }),
      ...(key === null ? {} : { key }),
      ...(lrs_secret === null ? {} : { lrs_secret }),
    });
    if (!saved) return;
    clearKept();
    showToast({ kind: 'success', text: t('lms:connection.saved') });
  }

  const address = (name: LmsAddressName) => (
    <AddressField
      key={name}
      name={name}
      value={form.addresses[name]}
      token={form.token}
      error={errorOf(name)}
      onChange={(value) => change({ addresses: { ...form.addresses, [name]: value } })}
    />
  );
  const count = Object.keys(faults).length;
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <section className={classes.card}>
        <h2>{t('lms:connection.pages')}</h2>
        <p className={classes.lead}>{t('lms:connection.pages_lead')}</p>
        <Textarea
          label={t('lms:connection.origins')}
          description={t('lms:connection.origins_hint')}
          placeholder="https://lms.example"
          autosize
          minRows={2}
          className={classes.ltr}
          value={form.origins}
          error={errorOf('origins')}
          onChange={(event) => change({ origins: event.currentTarget.value })}
        />
      </section>
      <section className={classes.card}>
        <h2>{t('lms:connection.addresses')}</h2>
        <p className={classes.lead}>{t('lms:connection.addresses_lead')}</p>
        {lmsAddressNames.filter((name) => name !== 'lrs').map((name) => address(name))}
      </section>
      <section className={classes.card}>
        <h2>{t('lms:connection.ways')}</h2>
        <div className={classes.pair}>
          <Select
            label={t('lms:connection.assigns_by')}
            data={ways.map((value) => ({ value, label: t(`lms:ways.${value}`) }))}
            value={form.assigns_by}
            onChange={(value) => change({ assigns_by: ways.find((way) => way === value) ?? 'usual' })}
          />
          <Select
            label={t('lms:connection.publishes_to')}
            data={targets.map((value) => ({ value, label: t(`lms:targets.${value}`) }))}
            value={form.publishes_to}
            onChange={(value) => change({ publishes_to: targets.find((each) => each === value) ?? 'usual' })}
          />
          <Select
            label={t('lms:connection.results_by')}
            data={resultWays.map((value) => ({ value, label: t(`lms:results.${value}`) }))}
            value={form.results_by}
            onChange={(value) =>
              change({ results_by: resultWays.find((way) => way === value) ?? 'callback' })
            }
          />
        </div>
      </section>
      <RecordStoreFields form={form} kept={kept} errorOf={errorOf} change={change} />
      <SecretFields form={form} kept={kept} errorOf={errorOf} change={change} />
      <div className={classes.bar} data-changed={isChanged || undefined}>
        <span role="status">{count > 0 && t('lms:connection.wrong', { count })}</span>
        <Button type="submit" loading={isRunning} disabled={!isChanged}>
          {t('common:save')}
        </Button>
      </div>
    </form>
  );
}
