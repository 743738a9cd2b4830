import { openAssessment } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import { useQueryCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useTimerWords } from './timer-words.ts';

/** How long an assessment lasts, among its details: only its document knows, which only those ask for who may open it. */
export function DurationFact({ item }: { readonly item: ContainerRow }) {
  const t = useText();
  const words = useTimerWords();
  const { can } = useSession();
  const { container_id } = item;
  const opened = useQueryCall(
    openAssessment,
    { container_id },
    { enabled: can('container.read'), silent: true },
  );
  const timer = opened.data?.json_data.timer ?? 0;
  if (timer === 0) return null;
  return (
    <div>
      <dt>{t('details:duration')}</dt>
      <dd>{words(timer)}</dd>
    </div>
  );
}
