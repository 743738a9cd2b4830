import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { saveAiSettings, tryAi, type ReplyOf, type readAiSettings } from '@takhti/contract';
import { aiSources } from '@takhti/domain';
import { useState, type SubmitEvent } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { useUnsavedPrompt } from '../../../app/shell/index.ts';
import { useText } from '../../../i18n/index.ts';
import { SecretInput, showToast } from '../../../ui/index.ts';
import {
  addressFaultIn,
  draftOf,
  faultsOf,
  settingsOf,
  type ServiceDraft,
  type ServiceFaults,
} from './service-form-rules.ts';
import classes from './settings.module.css';

/** With which service the institution generates: the server's, one of its own, or none; and a button that asks it. */
export function ServiceForm({ kept }: { kept: ReplyOf<typeof readAiSettings> }) {
  const t = useText();
  const [start] = useState(() => draftOf(kept));
  const [draft, setDraft] = useState(start);
  const [faults, setFaults] = useState<ServiceFaults>(() => addressFaultIn(kept.address_fault));
  const [checked, setChecked] = useState<{ text: string; isGood: boolean } | null>(null);
  const save = useCall(saveAiSettings);
  const trial = useCall(tryAi);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const endPrompt = useUnsavedPrompt(isChanged);
  const named = draft.key === null ? {} : { key: draft.key };

  function change(by: Partial<ServiceDraft>): void {
    setDraft({ ...draft, ...by });
    setFaults({});
    setChecked(null);
  }

  function isFit(): boolean {
    const found = faultsOf(draft);
    setFaults(found);
    return Object.keys(found).length === 0;
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!isFit()) return;
    endPrompt();
    const saved = await save.run({ settings: settingsOf(draft), version: kept.version, ...named });
    if (!saved) return;
    // The form is rendered again with what was saved, and says at the field what the server does not call.
    if (saved.address_fault === null) showToast({ kind: 'success', text: t('ai:settings.saved') });
    else showToast({ kind: 'warning', text: t('ai:settings.saved_not_called') });
  }

  async function tryOut(): Promise<void> {
    setChecked(null);
    if (!isFit()) return;
    const answer = await trial.run({ settings: settingsOf(draft), ...named });
    if (!answer) return;
    setFaults(addressFaultIn(answer.fault));
    const words = answer.fault === null ? t('ai:settings.answers') : t(`ai:faults.${answer.fault}`);
    const text = answer.message === '' ? words : `${words} (${answer.message})`;
    setChecked({ text, isGood: answer.fault === null });
  }

  return (
    <form className={classes.card} noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t('ai:settings.service')}</h2>
      <p className={classes.lead}>{t('ai:settings.lead')}</p>
      <Radio.Group
        aria-label={t('ai:settings.service')}
        value={draft.source}
        onChange={(value) => change({ source: aiSources.find((each) => each === value) ?? 'server' })}
      >
        <Stack gap="sm">
          {aiSources.map((source) => (
            <Radio
              key={source}
              value={source}
              label={t(`ai:sources.${source}`)}
              description={source === 'server' ? serverHint() : t(`ai:sources.${source}_hint`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {draft.source === 'own' && (
        <>
          <TextInput
            label={t('ai:settings.address')}
            description={t('ai:settings.address_hint')}
            type="url"
            inputMode="url"
            placeholder="https://ai.example/v1"
            className={classes.ltr}
            value={draft.address}
            error={faults.address && t(`ai:settings.faults.${faults.address}`)}
            onChange={(event) => change({ address: event.currentTarget.value })}
          />
          <TextInput
            label={t('ai:settings.model')}
            description={t('ai:settings.model_hint')}
            className={classes.ltr}
            value={draft.model}
            error={faults.model && t(`ai:settings.faults.${faults.model}`)}
            onChange={(event) => change({ model: event.currentTarget.value })}
          />
          <SecretInput
            label={t('ai:settings.key')}
            description={t('ai:settings.key_hint')}
            isUnreadable={kept.is_key_unreadable}
            placeholder={t(kept.has_key ? 'ai:settings.key_kept' : 'ai:settings.key_none')}
            autoComplete="off"
            className={classes.ltr}
            value={draft.key ?? ''}
            onChange={(event) => change({ key: event.currentTarget.value || null })}
          />
          {kept.has_key && draft.key === null && (
            <Button variant="subtle" size="compact-sm" justify="start" onClick={() => change({ key: '' })}>
              {t('ai:settings.remove_key')}
            </Button>
          )}
          {draft.key === '' && <span role="status">{t('ai:settings.will_remove')}</span>}
        </>
      )}
      <div className={classes.bar}>
        <span
          role="status"
          className={classes.outcome}
          data-good={checked?.isGood === true || undefined}
          data-bad={checked?.isGood === false || undefined}
        >
          {checked?.text}
        </span>
        {draft.source !== 'none' && (
          <Button variant="default" loading={trial.isRunning} onClick={() => void tryOut()}>
            {t('ai:settings.try')}
          </Button>
        )}
        <Button type="submit" loading={save.isRunning} disabled={!isChanged}>
          {t('common:save')}
        </Button>
      </div>
    </form>
  );

  function serverHint(): string {
    return kept.server_model === null
      ? t('ai:sources.server_none')
      : t('ai:sources.server_model', { model: kept.server_model });
  }
}
