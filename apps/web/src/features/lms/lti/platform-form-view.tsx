import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { saveLtiPlatform, type Problem } from '@takhti/contract';
import type { LtiPlatform } from '@takhti/domain';
import { useState, type SubmitEvent } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { useKeptForm } from '../../../app/kept-form/index.ts';
import { useText } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';
import classes from './lti.module.css';
import {
  faultsOf,
  formOf,
  requiredFields,
  settingsOf,
  type PlatformFaults,
  type PlatformField,
} from './platform-form.ts';

interface PlatformFormViewProps {
  /** null: a new one. */
  readonly platform: LtiPlatform | null;
  readonly onDone: () => void;
}

/** The form of one LMS; what is written outlives a reload. */
export function PlatformFormView({ platform, onDone }: PlatformFormViewProps) {
  const t = useText();
  const [start] = useState(() => formOf(platform));
  const [form, setForm, clearKept] = useKeptForm(`lti:${platform?.platform_id ?? 'new'}`, start);
  const [faults, setFaults] = useState<PlatformFaults>({});
  const { run, isRunning } = useCall(saveLtiPlatform, { onProblem: takeProblem });
  const errorOf = (field: PlatformField): string | undefined => {
    const fault = faults[field];
    return fault && t(`lms:lti.faults.${fault}`);
  };
  const change = (next: Partial<typeof form>): void => {
    setForm({ ...form, ...next });
    setFaults({});
  };

  function takeProblem({ problem }: Problem): boolean {
    if (problem !== 'lti.platform_taken') return false;
    setFaults({ client_id: 'taken' });
    return true;
  }

  function leave(): void {
    clearKept();
    onDone();
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const found = faultsOf(form);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const saved = await run({
      platform_id: platform?.platform_id ?? null,
      platform: settingsOf(form),
      version: platform?.version ?? 0,
    });
    if (!saved) return;
    showToast({ kind: 'success', text: t('lms:lti.saved') });
    leave();
  }

  const count = Object.keys(faults).length;
  return (
    <form className={classes.card} noValidate onSubmit={(event) => void submit(event)}>
      <h2>{platform ? t('lms:lti.edit_named', { name: platform.name }) : t('lms:lti.add')}</h2>
      <p className={classes.lead}>{t('lms:lti.form_lead')}</p>
      {requiredFields.map((field) => (
        <TextInput
          key={field}
          label={t(`lms:lti.fields.${field}`)}
          description={t(`lms:lti.hints.${field}`)}
          required
          // Opened to be written in.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={field === 'name' && platform === null}
          className={field === 'name' ? undefined : classes.ltr}
          value={form[field]}
          error={errorOf(field)}
          onChange={(event) => change({ [field]: event.currentTarget.value })}
        />
      ))}
      <Textarea
        label={t('lms:lti.fields.deployments')}
        description={t('lms:lti.hints.deployments')}
        autosize
        minRows={1}
        className={classes.ltr}
        value={form.deployments}
        error={errorOf('deployments')}
        onChange={(event) => change({ deployments: event.currentTarget.value })}
      />
      <Textarea
        label={t('lms:lti.fields.origins')}
        description={t('lms:lti.hints.origins')}
        autosize
        minRows={1}
        className={classes.ltr}
        value={form.origins}
        error={errorOf('origins')}
        onChange={(event) => change({ origins: event.currentTarget.value })}
      />
      <Checkbox
        label={t('lms:lti.fields.creates_people')}
        description={t('lms:lti.hints.creates_people')}
        checked={form.creates_people === 1}
        onChange={(event) => change({ creates_people: event.currentTarget.checked ? 1 : 0 })}
      />
      <Checkbox
        label={t('lms:lti.fields.matches_email')}
        description={t('lms:lti.hints.matches_email')}
        checked={form.matches_email === 1}
        onChange={(event) => change({ matches_email: event.currentTarget.checked ? 1 : 0 })}
      />
      <div className={classes.bar}>
        <span role="status">{count > 0 && t('lms:connection.wrong', { count })}</span>
        <Button variant="default" onClick={leave}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={isRunning}>
          {t('common:save')}
        </Button>
      </div>
    </form>
  );
}
