import { Button, TextInput } from '@mantine/core';
import { tryLmsAddress } from '@takhti/contract';
import type { LmsAddressName } from '@takhti/domain';
import { useState } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import classes from './connection.module.css';

interface AddressFieldProps {
  readonly name: LmsAddressName;
  readonly value: string;
  /** The secret for calling it; null for the stored one. */
  readonly token: string | null;
  /** The login at a record store. */
  readonly lrs_key?: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The address of another system, and a button that calls it. */
export function AddressField({ name, value, token, lrs_key = '', error, onChange }: AddressFieldProps) {
  const t = useText();
  const { run, isRunning } = useCall(tryLmsAddress);
  const [outcome, setOutcome] = useState<{ text: string; isGood: boolean } | null>(null);

  async function tryOut(): Promise<void> {
    const address = value.trim();
    if (!/^https?:\/\/\S+$/i.test(address)) {
      setOutcome({ text: t('lms:connection.faults.address'), isGood: false });
      return;
    }
    setOutcome(null);
    const answer = await run({ name, address, lrs_key, ...(token ? { token } : {}) });
    if (!answer) return;
    const words = answer.fault === null ? t('lms:connection.answers') : t(`lms:faults.${answer.fault}`);
    const text = answer.message === '' ? words : `${words} (${answer.message})`;
    setOutcome({ text, isGood: answer.fault === null });
  }

  return (
    <div className={classes.address}>
      <TextInput
        label={t(`lms:addresses.${name}.label`)}
        description={t(`lms:addresses.${name}.hint`)}
        type="url"
        inputMode="url"
        placeholder="https://"
        className={classes.ltr}
        value={value}
        error={error}
        onChange={(event) => {
          setOutcome(null);
          onChange(event.currentTarget.value);
        }}
      />
      <Button
        variant="default"
        loading={isRunning}
        disabled={value.trim() === ''}
        aria-label={t('lms:connection.try_named', { name: t(`lms:addresses.${name}.label`) })}
        onClick={() => void tryOut()}
      >
        {t('lms:connection.try')}
      </Button>
      <span
        role="status"
        className={classes.outcome}
        data-good={outcome?.isGood === true || undefined}
        data-bad={outcome?.isGood === false || undefined}
      >
        {outcome?.text}
      </span>
    </div>
  );
}
