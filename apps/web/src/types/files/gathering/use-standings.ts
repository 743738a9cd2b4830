import { listReferences, type ReplyOf } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useMemo } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';

/** The state of gathered content, by its id; what is not known yet is not in it. */
export type Standings = ReadonlyMap<string, ReplyOf<typeof listReferences>['records'][number]>;

/** Asks the state of the content that a container refers to. */
export function useStandings(
  { container_id }: OpenedContainer,
  references: readonly { readonly content_id: string }[],
): Standings {
  const ids = [...new Set(references.map(({ content_id }) => content_id))].toSorted();
  const { data } = useQueryCall(
    listReferences,
    { container_id, ids },
    { enabled: ids.length > 0, keepsPrevious: true, silent: true },
  );
  return useMemo(() => new Map(data?.records.map((each) => [each.content_id, each])), [data]);
}
