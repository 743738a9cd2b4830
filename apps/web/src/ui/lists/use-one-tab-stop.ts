import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const controls = 'a[href], button:not(:disabled)';

interface OneTabStop<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Makes a long list of rows with controls one stop of the Tab key: the control that had the focus last, or the first one. Up, Down,
 * Home and End lead to the main control of another row, Left and Right along the row. Keys that a control takes for itself stay its own.
 * @param row a selector of rows
 * @param main a selector of the main control within a row
 */
export function useOneTabStop<Element extends HTMLElement>(row: string, main: string): OneTabStop<Element> {
  const ref = useRef<Element>(null);
  const stop = useRef<HTMLElement | null>(null);

  // After each render: rows may have come, gone or been opened.
  useLayoutEffect(() => {
    const all = controlsIn(ref.current);
    if (!stop.current || !all.includes(stop.current)) stop.current = ref.current?.querySelector(main) ?? null;
    for (const each of all) setTabIndex(each, each === stop.current ? 0 : -1);
  });

  return {
    ref,
    onFocus: ({ target }) => {
      if (!(target instanceof HTMLElement) || !controlsIn(ref.current).includes(target)) return;
      if (stop.current) setTabIndex(stop.current, -1);
      stop.current = target;
      setTabIndex(target, 0);
    },
    onKeyDown: (event) => {
      const { target, key, defaultPrevented, altKey, ctrlKey, metaKey } = event;
      // For React a menu is a child of its row, but it is rendered elsewhere.
      if (defaultPrevented || altKey || ctrlKey || metaKey || !ref.current?.contains(target as Node)) return;
      const next = nextOf(ref.current, target as HTMLElement, key, { row, main });
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

function nextOf(
  list: HTMLElement,
  from: HTMLElement,
  key: string,
  { row, main }: { readonly row: string; readonly main: string },
): HTMLElement | undefined {
  const own = from.closest<HTMLElement>(row);
  if (!own) return undefined;
  const rows = [...list.querySelectorAll<HTMLElement>(row)].filter((each) => each.querySelector(main));
  const at = rows.indexOf(own);
  const along = controlsIn(own);
  const isMirrored = getComputedStyle(list).direction === 'rtl';
  const steps: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: mainOf(rows[at + 1]),
    ArrowUp: mainOf(rows[at - 1]),
    Home: mainOf(rows[0]),
    End: mainOf(rows.at(-1)),
    [isMirrored ? 'ArrowLeft' : 'ArrowRight']: along[along.indexOf(from) + 1],
    [isMirrored ? 'ArrowRight' : 'ArrowLeft']: along[along.indexOf(from) - 1],
  };
  return steps[key];

  function mainOf(of: HTMLElement | undefined): HTMLElement | undefined {
    return of?.querySelector<HTMLElement>(main) ?? undefined;
  }
}

function controlsIn(element: HTMLElement | null): HTMLElement[] {
  return element ? [...element.querySelectorAll<HTMLElement>(controls)] : [];
}

function setTabIndex(element: HTMLElement, tabIndex: number): void {
  if (element.tabIndex !== tabIndex || !element.hasAttribute('tabindex')) element.tabIndex = tabIndex;
}
