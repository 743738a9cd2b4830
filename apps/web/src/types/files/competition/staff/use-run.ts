import { readCompetitionRun, type CompetitionRun } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useQueryCall } from '../../../../app/api/index.ts';

/** How a published competition runs now; undefined until it is known, and for what is not published. */
export function useRun({ container_id, is_published }: OpenedContainer): CompetitionRun | undefined {
  const { data } = useQueryCall(
    readCompetitionRun,
    { container_id },
    { enabled: is_published === 1, silent: true, staleTime: 0 },
  );
  return data;
}
