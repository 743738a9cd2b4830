import { openContainer } from '@takhti/contract';
import { useSearchParams } from 'react-router';
import { useQueryCall } from '../../../../app/api/index.ts';

/** The assignment that the address of a page of rubrics names. */
export function useAssignment() {
  const [query] = useSearchParams();
  const container_id = query.get('container_id') ?? '';
  return useQueryCall(
    openContainer,
    { container_id },
    { enabled: container_id !== '', onProblem: () => true },
  );
}
