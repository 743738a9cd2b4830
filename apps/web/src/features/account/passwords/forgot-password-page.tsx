import { Anchor, Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { FormNotice } from '../front/form-notice.tsx';
import { FrontPage } from '../front/front-page.tsx';
import { prepareFrontCalls, withFrontCalls } from '../front/load-front-calls.ts';
import { NameField } from '../login/name-field.tsx';
import { emailFaults } from './password-rules.ts';
import { useForm } from '../use-form.ts';

/** Asks where to mail a code for a new password (C-054, C-057). */
export function Component() {
  const t = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <FrontPage
      title={t('account:forgot.title')}
      lead={t(sentTo === null ? 'account:forgot.lead' : 'account:forgot.sent_lead')}
      ways={
        <>
          <Anchor component={Link} to="/">
            {t('account:sign_up.to_login')}
          </Anchor>
          <Anchor component={Link} to="/recover">
            {t('account:forgot.to_recover')}
          </Anchor>
        </>
      }
    >
      {sentTo === null ? (
        <AskForm onSent={setSentTo} />
      ) : (
        <Sent email={sentTo} onAgain={() => setSentTo(null)} />
      )}
    </FrontPage>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useText();
  const form = useForm({
    initial: { email: '' },
    faultsOf: emailFaults,
    send: async ({ email }) => {
      const failure = await withFrontCalls(({ askForCode }) => askForCode(email.trim()));
      if (!failure) onSent(email.trim());
      return failure;
    },
    returnTo: 'email',
  });
  return (
    <form onSubmit={form.submit} noValidate>
      {form.notice && <FormNotice text={t(form.notice)} />}
      <NameField
        {...form.fieldProps('email')}
        type="email"
        label={t('account:email')}
        autoComplete="email"
        onFocus={prepareFrontCalls}
      />
      <Button type="submit" size="md" fullWidth mt="lg" loading={form.isBusy}>
        {t('account:forgot.submit')}
      </Button>
    </form>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useText();
  const words = useRef<HTMLDivElement>(null);
  // The form is gone and the focus with it: what took its place is read out next.
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} style={{ outline: 'none' }}>
      <FormNotice text={t('account:forgot.sent')} isGood />
      <Text mb="md" style={{ overflowWrap: 'anywhere' }}>
        <bdi>{email}</bdi>
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        {t('account:forgot.not_there')}
      </Text>
      <Button variant="default" size="md" fullWidth onClick={onAgain}>
        {t('account:forgot.again')}
      </Button>
    </div>
  );
}
