import { limits } from '@takhti/domain';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

const Batches = createContext<ReadonlyMap<string, readonly string[]>>(new Map());

interface PictureBatchesProps {
  readonly items: readonly { readonly container_id: string }[];
  readonly children: ReactNode;
}

/** Fetches the pictures of a list in batches: a whole batch once one of it is visible. */
export function PictureBatches({ items, children }: PictureBatchesProps) {
  const ids = items.map(({ container_id }) => container_id).join(' ');
  const batches = useMemo(() => batchesOf(ids.split(' ')), [ids]);
  return <Batches value={batches}>{children}</Batches>;
}

/** The batch of a container: the ids whose pictures are fetched together, its own among them. */
export function useBatchOf(container_id: string): readonly string[] {
  return useContext(Batches).get(container_id) ?? [container_id];
}

function batchesOf(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const most = limits.pictures_at_once;
  return new Map(
    ids.map((id, at) => {
      const from = at - (at % most);
      return [id, ids.slice(from, from + most)];
    }),
  );
}
