import { limits } from '@takhti/domain';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

const Among = createContext<ReadonlyMap<string, readonly string[]>>(new Map());

interface PicturesAmongProps {
  readonly items: readonly { readonly container_id: string }[];
  readonly children: ReactNode;
}

/** Lets the pictures of a list be asked for some at once: with the first of some that is seen. */
export function PicturesAmong({ items, children }: PicturesAmongProps) {
  const ids = items.map(({ container_id }) => container_id).join(' ');
  const among = useMemo(() => groupsOf(ids.split(' ')), [ids]);
  return <Among value={among}>{children}</Among>;
}

/** The content of which pictures are asked for together with that of one, itself among them. */
export function useAskedTogether(container_id: string): readonly string[] {
  return useContext(Among).get(container_id) ?? [container_id];
}

function groupsOf(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const most = limits.pictures_at_once;
  return new Map(
    ids.map((id, at) => {
      const from = at - (at % most);
      return [id, ids.slice(from, from + most)];
    }),
  );
}
