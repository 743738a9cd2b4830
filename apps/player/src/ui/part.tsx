import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

type State = 'coming' | 'there' | 'failed';

/** Something that is fetched by itself, whatever it shows. */
export interface Fetched {
  /** Fetches it ahead of need. What fails here is tried again when it is shown. */
  readonly fetch: () => Promise<void>;
  readonly state: () => State;
  /** Calls back when the state changes, until the returned function is called. */
  readonly listen: (onChange: () => void) => () => void;
}

/** Fetches parts one after another, as they share a slow network. @returns whether all came */
export async function allThere(parts: readonly Fetched[]): Promise<boolean> {
  for (const part of parts) await part.fetch();
  return parts.every(({ state }) => state() === 'there');
}

/** A piece of the player that is fetched by itself. */
export interface Part<Props> extends Fetched {
  readonly Show: (props: Props) => ReactNode;
}

/** Rendered while a part is missing. */
interface Instead {
  /** Until it is there. */
  readonly Meanwhile: ComponentType;
  /** Shown when it cannot be fetched. `onGet` fetches it again, and resolves to whether it came. */
  readonly Failed: ComponentType<{ readonly onGet: () => Promise<boolean> }>;
}

export function useFetched({ listen, state }: Fetched): State {
  return useSyncExternalStore(listen, state, state);
}

/**
 * Makes a part of what is imported. React's own `lazy` would keep a failure for good, so that trying again is in vain, and would
 * let go of the page for a moment even for what is there already.
 */
export function partOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Meanwhile, Failed }: Instead,
): Part<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let hasFailed = false;
  const listeners = new Set<() => void>();

  async function fetch(): Promise<void> {
    if (Loaded !== null) return;
    change(false);
    try {
      Loaded = await load();
      change(false);
    } catch {
      // Ahead of need nobody has to know.
      change(listeners.size > 0);
    }
  }
  function change(failed: boolean): void {
    hasFailed = failed;
    for (const onChange of listeners) onChange();
  }
  async function onGet(): Promise<boolean> {
    await fetch();
    return Loaded !== null;
  }

  const fetched: Fetched = {
    fetch,
    state: () => (Loaded !== null ? 'there' : hasFailed ? 'failed' : 'coming'),
    listen(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
  function Show(props: Props): ReactNode {
    const state = useFetched(fetched);
    useEffect(() => void fetch(), []);
    if (Loaded !== null) return <Loaded {...props} />;
    return state === 'failed' ? <Failed onGet={onGet} /> : <Meanwhile />;
  }
  return { ...fetched, Show };
}
