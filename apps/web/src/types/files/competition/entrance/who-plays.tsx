import { readEntrance, type CompetitionEntrance } from '@takhti/contract';
import { useQueryCall } from '../../../../app/api/index.ts';
import { useText, type TextKey } from '../../../../i18n/index.ts';
import type { WhoPlaysProps } from '../../../web-type.ts';

/** Who may enter a published competition by its link, as its door says it to everybody. */
export function WhoPlays({ institution_id, content_id }: WhoPlaysProps) {
  const t = useText();
  const { data } = useQueryCall(readEntrance, { institution_id, content_id }, { silent: true, staleTime: 0 });
  if (!data) return null;
  const { phase, needs_login } = data;
  return (
    <>
      {phase === 'before' && `${t('competitions:state.before')} `}
      {t(entranceKey(data))}
      {phase !== 'over' && needs_login && ` ${t('competitions:who.login')}`}
    </>
  );
}

function entranceKey({ phase, by_link, by_code }: CompetitionEntrance): TextKey {
  if (phase === 'over') return 'competitions:shared.over';
  if (phase === 'paused') return 'competitions:shared.paused';
  if (by_link) return by_code ? 'competitions:shared.link_or_code' : 'competitions:shared.link';
  return by_code ? 'competitions:shared.code' : 'competitions:shared.nobody';
}
