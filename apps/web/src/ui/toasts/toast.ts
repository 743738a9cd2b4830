/** A way on from a toast. */
interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
  /** Resolves when there is nothing left to do, as it was done elsewhere: its toast goes then. */
  readonly isOver?: Promise<void>;
}

/** A short message about something that happened, with an action where there is one. */
export interface Toast {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  /** Why it cannot be undone, say. */
  readonly detail?: string;
  /** Undo, Retry or Open. */
  readonly action?: ToastAction;
  /** A second action. */
  readonly other?: ToastAction;
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

/** Loads the toast host: the shell does so while there is a connection. */
export function preloadToasts(): void {
  isWanted = true;
  wanted?.();
}

/** Calls back when toasts are needed; returns the function that ends that. */
export function onFirstToast(listener: () => void): () => void {
  wanted = listener;
  if (isWanted) listener();
  return () => {
    wanted = null;
  };
}

/** Takes over the toasts from now on, those that waited first; returns the function that ends that. */
export function takeToasts(listener: Listener): () => void {
  host = listener;
  for (const toast of waiting) listener(toast);
  waiting = [];
  return () => {
    host = null;
  };
}
