/** A question that is answered with yes or no. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isDangerous?: boolean;
  readonly isCancelable?: boolean;
}

/** A question with a second way to continue. */
export interface Choice extends Confirmation {
  readonly otherLabel?: string;
}

export type Answer = 'confirm' | 'other' | 'cancel';

export interface OpenConfirmation extends Choice {
  readonly answer: (answer: Answer) => void;
}

let open: OpenConfirmation | null = null;
const listeners = new Set<() => void>();

function show(next: OpenConfirmation | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Asks, and resolves with the answer. A second question takes the place of the first, which counts as no. */
export async function confirm(confirmation: Confirmation): Promise<boolean> {
  return (await choose(confirmation)) === 'confirm';
}

/** As `confirm`, for a question that has two ways to continue. */
export function choose(choice: Choice): Promise<Answer> {
  open?.answer('cancel');
  return new Promise((resolve) => {
    show({
      ...choice,
      answer: (answer) => {
        show(null);
        resolve(answer);
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
