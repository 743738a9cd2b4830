import { readTurnout } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useQueryCall } from '../../../../app/api/index.ts';
import { useText } from '../../../../i18n/index.ts';

/** The number of competitors, and how many have played; hidden from people who may not see it. */
export function Turnout({ item }: { readonly item: OpenedContainer }) {
  const t = useText();
  const { container_id } = item;
  const { data } = useQueryCall(
    readTurnout,
    { container_id },
    { enabled: item.is_published === 1 && item.abilities.can_see_learners, silent: true, staleTime: 0 },
  );
  if (!data) return null;
  return (
    <div>
      <dt>{t('competitions:turnout.title')}</dt>
      <dd>{t('competitions:turnout.of', { joined: data.joined, played: data.played })}</dd>
    </div>
  );
}
