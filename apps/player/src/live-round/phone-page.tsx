import type { Language } from '@takhti/domain';
import { useCallback, useState, type ReactNode } from 'react';
import { InLanguage, useTexts } from '../i18n/texts-context.tsx';
import { useChosenLanguage } from '../language/chosen-language.ts';
import { usualLanguage } from '../language/usual-language.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { JoinForm } from './join-form.tsx';
import { readJoined, writeJoined, type Joined } from './joined.ts';
import { languageBeside } from './language-beside.ts';
import { useRound } from './connection/use-round.ts';
import { PhoneScreen } from './phone-screen.tsx';
import '../types/assessments/play/play-screen.css';
import '../styles/naskh.css';
import './live.css';

const storage = () => localStorage;

/** A learner's phone in a live round: joining by a code, and then the round. */
export function PhonePage({ search }: { readonly search: string }): ReactNode {
  const code = new URLSearchParams(search).get('code') ?? '';
  const [joined, setJoined] = useState<Joined | null>(() => {
    const kept = readJoined(storage);
    return code === '' || kept?.code === code ? kept : null;
  });
  const keep = useCallback((next: Joined | null) => {
    writeJoined(storage, next);
    setJoined(next);
  }, []);
  const language = useChosenLanguage() ?? usualLanguage();
  if (joined === null)
    return (
      <In language={language}>
        <JoinForm code={code} onJoin={keep} />
      </In>
    );
  return <InRound key={joined.player_id} joined={joined} onLeave={() => keep(null)} />;
}

function InRound({ joined, onLeave }: { readonly joined: Joined; readonly onLeave: () => void }): ReactNode {
  const { t } = useTexts();
  const chosen = useChosenLanguage();
  const { player_token: secret, ...who } = joined;
  const followed = useRound('phone', { ...who, secret });
  if (followed.isGone)
    return (
      <Notice mood="kind" title={t('live_gone')} text={t('live_code_hint')}>
        <Button isMain onClick={onLeave}>
          {t('live_again')}
        </Button>
      </Notice>
    );
  const { view } = followed;
  if (view === null) return <Skeleton />;
  return (
    <In language={chosen ?? languageBeside(usualLanguage(), view.language)}>
      <PhoneScreen joined={joined} view={view} followed={followed} onLeave={onLeave} />
    </In>
  );
}

function In(props: { readonly language: Language; readonly children: ReactNode }): ReactNode {
  return (
    <InLanguage language={props.language} meanwhile={<Skeleton />}>
      {props.children}
    </InLanguage>
  );
}
