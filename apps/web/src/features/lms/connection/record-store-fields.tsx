import { Button, TextInput } from '@mantine/core';
import type { ReplyOf, readLmsSettings } from '@takhti/contract';
import { useText } from '../../../i18n/index.ts';
import { SecretInput } from '../../../ui/index.ts';
import { AddressField } from './address-field.tsx';
import type { ConnectionField, ConnectionForm } from './connection-form.ts';
import classes from './connection.module.css';

interface RecordStoreFieldsProps {
  readonly form: ConnectionForm;
  readonly kept: Pick<ReplyOf<typeof readLmsSettings>, 'has_lrs_secret' | 'unreadable'>;
  readonly errorOf: (field: ConnectionField) => string | undefined;
  readonly change: (next: Partial<ConnectionForm>) => void;
}

/** The learning record store that gets statements (xAPI) about learners, and our login there. */
export function RecordStoreFields({ form, kept, errorOf, change }: RecordStoreFieldsProps) {
  const t = useText();
  const { addresses, lrs_key, lrs_secret } = form;
  return (
    <section className={classes.card}>
      <h2>{t('lms:record_store.title')}</h2>
      <p className={classes.lead}>{t('lms:record_store.lead')}</p>
      <AddressField
        name="lrs"
        value={addresses.lrs}
        token={lrs_secret}
        lrs_key={lrs_key}
        error={errorOf('lrs')}
        onChange={(value) => change({ addresses: { ...addresses, lrs: value } })}
      />
      <div className={classes.pair}>
        <TextInput
          label={t('lms:record_store.key')}
          description={t('lms:record_store.key_hint')}
          autoComplete="off"
          className={classes.ltr}
          value={lrs_key}
          error={errorOf('lrs_key')}
          onChange={(event) => change({ lrs_key: event.currentTarget.value })}
        />
        <SecretInput
          label={t('lms:record_store.secret')}
          description={t('lms:record_store.secret_hint')}
          isUnreadable={kept.unreadable.includes('lrs_secret')}
          placeholder={t(kept.has_lrs_secret ? 'lms:secrets.kept' : 'lms:secrets.none')}
          autoComplete="off"
          className={classes.ltr}
          value={lrs_secret ?? ''}
          error={errorOf('lrs_secret')}
          onChange={(event) => change({ lrs_secret: event.currentTarget.value || null })}
        />
      </div>
      {kept.has_lrs_secret && lrs_secret === null && (
        <Button variant="subtle" size="compact-sm" justify="start" onClick={() => change({ lrs_secret: '' })}>
          {t('lms:record_store.remove')}
        </Button>
      )}
      {lrs_secret === '' && <span role="status">{t('lms:record_store.will_remove')}</span>}
    </section>
  );
}
