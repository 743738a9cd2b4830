import { useEffect, useState, type ReactNode } from 'react';
import { MissingParameter } from '../../frame/notices/missing-parameter.tsx';
import { InLanguage, useTexts } from '../../i18n/texts-context.tsx';
import { useChosenLanguage } from '../../language/chosen-language.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useRound } from '../connection/use-round.ts';
import { HostScreen } from './host-screen.tsx';
import { takeHostSecret } from './host-secret.ts';
import '../../styles/naskh.css';
import '../live.css';
import './host.css';

/** The screen at the front of a live round. */
export function HostPage({ search }: { readonly search: string }): ReactNode {
  const { t } = useTexts();
  const query = new URLSearchParams(search);
  const round_id = query.get('round_id') ?? '';
  const institution_id = Number(query.get('institution_id') ?? Number.NaN);
  const [secret] = useState(() => takeHostSecret(round_id, location.hash, () => localStorage));
  useEffect(() => {
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  }, []);
  if (round_id === '') return <MissingParameter name="round_id" />;
  if (!Number.isSafeInteger(institution_id)) return <MissingParameter name="institution_id" />;
  if (secret === null) return <Notice mood="puzzled" title={t('live_gone')} text={t('live_gone_host')} />;
  return <Leading institution_id={institution_id} round_id={round_id} secret={secret} />;
}

interface LeadingProps {
  readonly institution_id: number;
  readonly round_id: string;
  readonly secret: string;
}

function Leading({ institution_id, round_id, secret }: LeadingProps): ReactNode {
  const { t } = useTexts();
  const chosen = useChosenLanguage();
  const followed = useRound('host', { institution_id, round_id, secret });
  if (followed.isGone) return <Notice mood="puzzled" title={t('live_gone')} text={t('live_gone_host')} />;
  const { view } = followed;
  if (view === null) return <Skeleton />;
  return (
    <InLanguage language={chosen ?? view.language} meanwhile={<Skeleton />}>
      <HostScreen host={{ institution_id, round_id, host_token: secret }} view={view} followed={followed} />
    </InLanguage>
  );
}
