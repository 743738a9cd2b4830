import { useSyncExternalStore } from 'react';

// Of this page: an upload ends with the field that began it.
let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Notes that a file is on its way; returns the function that says that it is not any more. */
export function beginUpload(): () => void {
  let isOver = false;
  change(1);
  return () => {
    if (isOver) return;
    isOver = true;
    change(-1);
  };
}

/** Whether a file of this page is on its way: what is sent or left now would be without it. */
export const isUploading = (): boolean => count > 0;

/** As `isUploading`, for rendering. */
export function useIsUploading(): boolean {
  return useSyncExternalStore(subscribe, isUploading);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
