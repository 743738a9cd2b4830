import { openContainer, openLibraryContent } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import { useSearchParams } from 'react-router';
import { useQueryCall } from '../../app/api/index.ts';
import { linkIn } from '../../app/launch/url-data.ts';

interface OwnItem {
  readonly item: ContainerRow | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Whether the address names anything. */
  readonly isNamed: boolean;
}

/** The item that an address of own content names, by its container or by its content (C-177, C-187). */
export function useOwnItem(): OwnItem {
  const [query] = useSearchParams();
  const { container_id, content_id } = linkIn(query);
  const opened = useQueryCall(
    openContainer,
    { container_id: container_id ?? '' },
    { enabled: container_id !== null, onProblem: () => true },
  );
  const published = useQueryCall(
    openLibraryContent,
    { content_id: content_id ?? '' },
    { enabled: container_id === null && content_id !== null, onProblem: () => true },
  );
  const found = container_id === null ? published : opened;
  return {
    item: found.data,
    error: found.error,
    retry: () => void found.refetch(),
    isNamed: container_id !== null || content_id !== null,
  };
}
