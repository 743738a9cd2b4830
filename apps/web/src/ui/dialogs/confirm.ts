/** A question that is answered with yes or no. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isDangerous?: boolean;
  readonly isCancelable?: boolean;
}

export interface OpenConfirmation extends Confirmation {
  readonly answer: (yes: boolean) => void;
}

let open: OpenConfirmation | null = null;
const listeners = new Set<() => void>();

function show(next: OpenConfirmation | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Asks, and resolves with the answer. A second question takes the place of the first, which counts as no. */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) => {
    show({
      ...confirmation,
      answer: (yes) => {
        show(null);
        resolve(yes);
      },
    });
  });
}

export function openConfirmation(): OpenConfirmation | null {
  return open;
}

export function subscribeConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
