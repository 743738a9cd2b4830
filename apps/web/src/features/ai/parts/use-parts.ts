import { listAiParts, type AiPart } from '@takhti/contract';
import { useQueryCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';

/** The parts of a container that a model wrote, for those who write or review it; none while there are none. */
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
