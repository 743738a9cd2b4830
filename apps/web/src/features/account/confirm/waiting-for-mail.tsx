import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText, type TextKey } from '../../../i18n/index.ts';
import { FormNotice } from '../front/form-notice.tsx';
import { withFrontCalls } from '../front/load-front-calls.ts';

/** How often it is asked whether the address was confirmed, perhaps on another device. */
const askEveryMs = 5_000;

interface WaitingForMailProps {
  readonly email: string;
  /** Wants to type the code by hand. */
  readonly onCode: () => void;
}

/** Says where the mail went and what to do with it; the studio opens by itself once the address is confirmed. */
export function WaitingForMail({ email, onCode }: WaitingForMailProps) {
  const t = useText();
  const [sent, setSent] = useState<{ text: TextKey; isGood: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  useOpeningWhenConfirmed();

  async function again(): Promise<void> {
    setSent(null);
    setBusy(true);
    const failure = await withFrontCalls(({ sendAgain }) => sendAgain());
    setBusy(false);
    setSent(
      failure ? { text: failure.text, isGood: false } : { text: 'account:confirm.again_done', isGood: true },
    );
  }

  return (
    <Stack gap="md">
      {sent && <FormNotice text={t(sent.text)} isGood={sent.isGood} />}
      <div>
        <Text>{t('account:confirm.sent')}</Text>
        <Text fw={600} mt="xs" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{email}</bdi>
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        {t('account:confirm.not_there')}
      </Text>
      <Button size="md" fullWidth loading={isBusy} onClick={() => void again()}>
        {t('account:confirm.again')}
      </Button>
      <Button variant="default" size="md" fullWidth onClick={onCode}>
        {t('account:confirm.to_code')}
      </Button>
      <Button
        variant="subtle"
        size="md"
        fullWidth
        onClick={() => void withFrontCalls(({ leave }) => leave())}
      >
        {t('account:confirm.other')}
      </Button>
    </Stack>
  );
}

async function askWhether(): Promise<void> {
  await withFrontCalls(async ({ isConfirmed }) => {
    await isConfirmed();
    return null;
  });
}

// With the user's new state the page leads on to the studio.
function useOpeningWhenConfirmed(): void {
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState === 'visible') void askWhether();
    };
    const timer = setInterval(ask, askEveryMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
}
