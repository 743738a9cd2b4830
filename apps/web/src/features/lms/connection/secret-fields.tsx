import { Button, CopyButton } from '@mantine/core';
import type { ReplyOf, readLmsSettings } from '@takhti/contract';
import { lmsLimits } from '@takhti/domain';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { SecretInput } from '../../../ui/index.ts';
import type { ConnectionField, ConnectionForm } from './connection-form.ts';
import classes from './connection.module.css';

interface SecretFieldsProps {
  readonly form: ConnectionForm;
  readonly kept: Pick<ReplyOf<typeof readLmsSettings>, 'has_token' | 'has_key' | 'unreadable'>;
  readonly errorOf: (field: ConnectionField) => string | undefined;
  readonly change: (next: Partial<ConnectionForm>) => void;
}

/** The secrets by which the server identifies itself: written, never shown again. */
export function SecretFields({ form, kept, errorOf, change }: SecretFieldsProps) {
  const t = useText();
  const [madeKey, setMadeKey] = useState<string | null>(null);

  function makeKey(): void {
    const bytes = crypto.getRandomValues(new Uint8Array(lmsLimits.key_bytes));
    const key = btoa(String.fromCharCode(...bytes));
    setMadeKey(key);
    change({ key });
  }

  const hint = (has: boolean): string => t(has ? 'lms:secrets.kept' : 'lms:secrets.none');
  return (
    <section className={classes.card}>
      <h2>{t('lms:secrets.title')}</h2>
      <p className={classes.lead}>{t('lms:secrets.lead')}</p>
      <SecretInput
        label={t('lms:secrets.token')}
        description={t('lms:secrets.token_hint')}
        isUnreadable={kept.unreadable.includes('token')}
        placeholder={hint(kept.has_token)}
        autoComplete="off"
        className={classes.ltr}
        value={form.token ?? ''}
        error={errorOf('token')}
        onChange={(event) => change({ token: event.currentTarget.value || null })}
      />
      {kept.has_token && form.token === null && (
        <Button variant="subtle" size="compact-sm" justify="start" onClick={() => change({ token: '' })}>
          {t('lms:secrets.remove_token')}
        </Button>
      )}
      {form.token === '' && <span role="status">{t('lms:secrets.will_remove')}</span>}
      <div className={classes.address}>
        <SecretInput
          label={t('lms:secrets.key')}
          description={t('lms:secrets.key_hint')}
          isUnreadable={kept.unreadable.includes('key')}
          placeholder={hint(kept.has_key)}
          autoComplete="off"
          className={classes.ltr}
          value={form.key ?? ''}
          error={errorOf('key')}
          onChange={(event) => change({ key: event.currentTarget.value || null })}
        />
        <Button variant="default" onClick={makeKey}>
          {t('lms:secrets.make_key')}
        </Button>
      </div>
      {madeKey !== null && madeKey === form.key && (
        <CopyButton value={madeKey}>
          {({ copied, copy }) => (
            <Button variant="light" onClick={copy}>
              {t(copied ? 'lms:secrets.copied' : 'lms:secrets.copy_key')}
            </Button>
          )}
        </CopyButton>
      )}
    </section>
  );
}
