import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { FullPage } from '../shell/full-page.tsx';
import { ReplaceSession, type ReplaceQuestion } from './replace-session.tsx';
import { attemptTokenLogin, type TokenLogin } from './log-in-by-token.ts';
import type { Errand } from './launch-tab.ts';

interface LaunchPageProps {
  readonly errand: NonNullable<Errand>;
  /** Opens the page that was asked for. */
  readonly onDone: () => void;
  /** Opens the home page of the person who stays logged in. */
  readonly onStay: () => void;
}

/** Shown instead of the studio while an LMS's token logs somebody in, or when it cannot. */
export function LaunchPage({ errand, onDone, onStay }: LaunchPageProps) {
  return errand.kind === 'log_in' ? (
    <LoggingIn token={errand.token} onDone={onDone} onStay={onStay} />
  ) : (
    <Missing parameter={errand.parameter} />
  );
}

function Missing({ parameter }: { parameter: string }) {
  const t = useText();
  return (
    <FullPage title={t('launch:missing', { name: parameter })} text={t('launch:missing_text')}>
      <ToLogin />
    </FullPage>
  );
}

type LoggingInProps = Pick<LaunchPageProps, 'onDone' | 'onStay'> & { readonly token: string };

function LoggingIn({ token, onDone, onStay }: LoggingInProps) {
  const t = useText();
  const [outcome, setOutcome] = useState<TokenLogin | null>(null);
  const [question, setQuestion] = useState<ReplaceQuestion | null>(null);
  const hasBegun = useRef(false);

  const attempt = useCallback(async (): Promise<void> => {
    setOutcome(null);
    const next = await attemptTokenLogin(token, async (from, to) => {
      const isSure = await new Promise<boolean>((answer) => setQuestion({ from, to, answer }));
      setQuestion(null);
      return isSure;
    });
    if (next === 'done') onDone();
    else if (next === 'kept') onStay();
    else setOutcome(next);
  }, [token, onDone, onStay]);

  useEffect(() => {
    // A token is good for one login: not once more because React renders twice in development.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void attempt();
  }, [attempt]);

  if (question) return <ReplaceSession {...question} />;
  if (outcome === null || outcome === 'kept') return <Waiting />;
  if (outcome === 'refused') {
    return (
      <FullPage title={t('launch:refused')} text={t('launch:refused_text')}>
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
