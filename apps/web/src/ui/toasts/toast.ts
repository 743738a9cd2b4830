/** One sentence about something that happened, with the way out of it where there is one. */
export interface Toast {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  /** Undo, Retry or Open. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

type Listener = (toast: Toast) => void;

// Toasts may come before their host has been loaded: they wait for it here.
let waiting: Toast[] = [];
let host: Listener | null = null;
let wanted: (() => void) | null = null;
let isWanted = false;

/** Shows a toast, bottom-left. */
export function showToast(toast: Toast): void {
  if (host) return host(toast);
  waiting.push(toast);
  preloadToasts();
}

/** Loads what draws toasts: the shell asks for it while there still is a connection. */
export function preloadToasts(): void {
  isWanted = true;
  wanted?.();
}

/** Tells the root when toasts are needed; gives what ends that. */
export function onFirstToast(listener: () => void): () => void {
  wanted = listener;
  if (isWanted) listener();
  return () => {
    wanted = null;
  };
}

/** Draws toasts from now on, those that waited first; gives what ends that. */
export function takeToasts(listener: Listener): () => void {
  host = listener;
  for (const toast of waiting) listener(toast);
  waiting = [];
  return () => {
    host = null;
  };
}
