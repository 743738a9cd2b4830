import { useParts } from '../../ai/index.ts';
import { unreadCommand } from '../../editor/index.ts';
import { useNavigate } from 'react-router';

/** The way to a part that AI made and nobody has read. */
export interface NextPart {
  readonly part_id: string;
  readonly to: string;
  readonly state: { readonly focus: readonly (string | number)[] | undefined };
}

interface NextPartOf {
  readonly container_id: string | null;
  readonly canRead: boolean;
  /** The part that is open; the next is the one behind it. */
  readonly open?: string | undefined;
  /** The page on which a part is read. */
  readonly pathOf: (part_id: string) => string;
  /** The field of that page that is shown first; its beginning where left out. */
  readonly focusOf?: (part_id: string) => readonly (string | number)[] | null;
}

/** The next part of a container that nobody has read, which a key leads to as well; the open one only where no other is left. */
export function useNextPart({ container_id, canRead, open, pathOf, focusOf }: NextPartOf): NextPart | null {
  const navigate = useNavigate();
  const parts = useParts(container_id);
  const at = parts.findIndex(({ part_id }) => part_id === open);
  const inTurn = [...parts.slice(at + 1), ...parts.slice(0, at + 1)];
  const part = canRead ? inTurn.find(({ looked_on }) => looked_on === null) : undefined;
  const next = part && {
    part_id: part.part_id,
    to: pathOf(part.part_id),
    state: { focus: focusOf?.(part.part_id) ?? undefined },
  };
  unreadCommand.useCommand(
    next && next.part_id !== open ? () => void navigate(next.to, { state: next.state }) : null,
  );
  return next ?? null;
}
