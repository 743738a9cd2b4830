import { defineMissing } from './define-missing.ts';

// Browser features since 2020 that our pages use, as far as they use them.

/** A signal that stops when the first of these does. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const stop = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) stop.abort();
    signal.addEventListener('abort', () => stop.abort(), { once: true });
  }
  return stop.signal;
}

export function timeoutSignal(milliseconds: number): AbortSignal {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), milliseconds);
  return stop.signal;
}

export function canParse(address: string, base?: string): boolean {
  try {
    return new URL(address, base) instanceof URL;
  } catch {
    return false;
  }
}

/** Looks every now and then: the first browsers that report it by themselves are of 2020. */
function watchSizes(callback: (entries: { target: Element; contentRect: DOMRect }[]) => void) {
  const seen = new Map<Element, string>();
  let timer = 0;
  function look(): void {
    const changed = Array.from(seen.keys()).filter((element) => seen.get(element) !== sizeOf(element));
    for (const element of changed) seen.set(element, sizeOf(element));
    if (changed.length > 0)
      callback(changed.map((target) => ({ target, contentRect: target.getBoundingClientRect() })));
  }
  return {
    observe(element: Element): void {
      seen.set(element, '');
      timer = timer || window.setInterval(look, 250);
    },
    unobserve: (element: Element) => seen.delete(element),
    disconnect(): void {
      seen.clear();
      clearInterval(timer);
      timer = 0;
    },
  };
}

function sizeOf(element: Element): string {
  const { width, height } = element.getBoundingClientRect();
  return `${width} ${height}`;
}

// Safari before 15.4 takes a dialog for words in the text: it is shown as a box above the page.
const ofDialogs = {
  showModal(this: HTMLElement): void {
    this.setAttribute('open', '');
    this.setAttribute('role', 'dialog');
    this.setAttribute('aria-modal', 'true');
    this.tabIndex = -1;
    this.focus();
  },
  close(this: HTMLElement): void {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  },
};

/** Inline styles with syntax that style sheets lose when they are built. */
export const ofStyles = {
  translate(style: CSSStyleDeclaration, value: string): void {
    style.transform = value === '' ? '' : `translate(${value.split(' ').join(',')})`;
  },
  rotate(style: CSSStyleDeclaration, value: string): void {
    style.transform = value === '' ? '' : `rotate(${value})`;
  },
  insetInlineStart(style: CSSStyleDeclaration, value: string): void {
    style[document.documentElement.dir === 'rtl' ? 'right' : 'left'] = value;
  },
};

function addToStyles(): void {
  for (const [name, write] of Object.entries(ofStyles))
    if (!(name in document.documentElement.style))
      Object.defineProperty(CSSStyleDeclaration.prototype, name, {
        set(this: CSSStyleDeclaration, value: string) {
          write(this, value);
        },
      });
}

// Safari before 14 has only listeners for changes, with names of its own.
type OldMedia = Readonly<Record<'addListener' | 'removeListener', (listener: () => void) => void>>;
const ofMedia = {
  addEventListener(this: OldMedia, _change: 'change', listener: () => void): void {
    this.addListener(listener);
  },
  removeEventListener(this: OldMedia, _change: 'change', listener: () => void): void {
    this.removeListener(listener);
  },
};

const ofElements = {
  replaceChildren(this: Element, ...children: (Node | string)[]): void {
    this.textContent = '';
    this.append(...children);
  },
  // Safari before 13.1 moves nothing, and is at the end at once.
  animate(): { onfinish: (() => void) | null; cancel: () => void } {
    const animation = { onfinish: null as (() => void) | null, cancel: () => {} };
    setTimeout(() => animation.onfinish?.());
    return animation;
  },
};

export function addToPages(): void {
  defineMissing(Element.prototype, ofElements);
  defineMissing(MediaQueryList.prototype, ofMedia);
  addToStyles();
  defineMissing(AbortSignal, { any: anySignal, timeout: timeoutSignal });
  defineMissing(URL, { canParse });
  defineMissing(window, {
    ResizeObserver: function ResizeObserver(...given: Parameters<typeof watchSizes>) {
      return watchSizes(...given);
    },
  });
  const { webkitAudioContext } = window as { webkitAudioContext?: unknown };
  if (webkitAudioContext !== undefined) defineMissing(window, { AudioContext: webkitAudioContext });
  if (!('HTMLDialogElement' in window)) {
    defineMissing(HTMLElement.prototype, ofDialogs);
    const style = document.createElement('style');
    style.textContent =
      'dialog{display:none}dialog[open]{display:block;position:fixed;z-index:9;top:10vh;left:0;right:0;margin:auto;max-height:80vh;box-shadow:0 0 0 100vmax #0009}';
    document.head.prepend(style);
  }
}
