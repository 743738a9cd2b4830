import { listAiParts, type AiPart } from '@takhti/contract';
import { useQueryCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';

/** What of a container a model wrote, for those who write or review it; nothing while there is none. */
export function useParts(container_id: string | null): readonly AiPart[] {
  const { can } = useSession();
  const list = useQueryCall(
    listAiParts,
    { container_id: container_id ?? '' },
    {
      enabled: container_id !== null && can('container.read'),
      silent: true,
      onProblem: () => true,
      keepsPrevious: true,
    },
  );
  return list.data?.records ?? [];
}
