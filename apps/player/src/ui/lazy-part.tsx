import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

type State = 'coming' | 'there' | 'failed';

/** Something that is fetched by itself, with or without a component. */
export interface Fetched {
  /** Fetches it ahead of need. If that fails, it is fetched again when it is rendered. */
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

/** A component of the player that is fetched by itself. */
export interface LazyPart<Props> extends Fetched {
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
 * Makes a lazy part of an imported component. React's own `lazy` never tries a failed import again, and suspends the page for a moment
 * even if the component is loaded already.
 */
export function lazyPartOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Meanwhile, Failed }: Instead,
): LazyPart<Props> {
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
      // A failure of a fetch ahead of need is not shown.
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
