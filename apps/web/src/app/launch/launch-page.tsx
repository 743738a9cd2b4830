import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { FullPage } from '../shell/full-page.tsx';
import { attemptTokenLogin, type TokenLogin } from './log-in-by-token.ts';
import type { Errand } from './launch-tab.ts';

interface LaunchPageProps {
  readonly errand: NonNullable<Errand>;
  /** Opens the page that was asked for. */
  readonly onDone: () => void;
}

/** Shown instead of the studio while an LMS's token logs somebody in, or when it cannot. */
export function LaunchPage({ errand, onDone }: LaunchPageProps) {
  return errand.kind === 'log_in' ? (
    <LoggingIn token={errand.token} onDone={onDone} />
  ) : (
    <Missing parameter={errand.parameter} />
  );
}

function Missing({ parameter }: { parameter: string }) {
  const t = useText();
  return (
    <FullPage title={t('common:launch.missing', { name: parameter })} text={t('common:launch.missing_text')}>
      <ToLogin />
    </FullPage>
  );
}

function LoggingIn({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useText();
  const [outcome, setOutcome] = useState<TokenLogin | null>(null);
  const hasBegun = useRef(false);

  const attempt = useCallback(async (): Promise<void> => {
    setOutcome(null);
    const next = await attemptTokenLogin(token);
    if (next === 'done') onDone();
    else setOutcome(next);
  }, [token, onDone]);

  useEffect(() => {
    // A token is good for one login: not once more because React renders twice in development.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void attempt();
  }, [attempt]);

  if (outcome === null) return <Waiting />;
  if (outcome === 'refused') {
    return (
      <FullPage title={t('common:launch.refused')} text={t('common:launch.refused_text')}>
        <ToLogin />
      </FullPage>
    );
  }
  return (
    <FullPage title={t('common:retry_dialog.title')} text={t('common:retry_dialog.text')}>
      <Button onClick={() => void attempt()}>{t('common:retry')}</Button>
    </FullPage>
  );
}

function Waiting() {
  const t = useText();
  return (
    <div role="status" aria-busy="true" style={{ minBlockSize: '100dvh' }}>
      <span className="visually-hidden">{t('common:loading')}</span>
    </div>
  );
}

function ToLogin() {
  const t = useText();
  return (
    <Button component="a" href="/" variant="default" mt="xs">
      {t('common:not_found.to_login')}
    </Button>
  );
}
