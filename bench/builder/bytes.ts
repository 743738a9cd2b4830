import type { Page } from '@playwright/test';
import { updateContainer } from '@takhti/contract';

/** What the builder keeps and sends, in bytes. */
export interface Bytes {
  /** What each autosave of the open page kept in the browser, as JSON. */
  readonly kept: () => Promise<number[]>;
  /** What each save sent to the server so far. */
  readonly sent: readonly number[];
}

/** Counts from the next address on. */
export async function countBytes(page: Page): Promise<Bytes> {
  const sent: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/${updateContainer.path}`))
      sent.push(request.postDataBuffer()?.length ?? 0);
  });
  await page.addInitScript(holdWhatIsKept);
  return { sent, kept: () => page.evaluate(weighWhatWasKept) };
}

type Holding = typeof globalThis & { takhtiKept: unknown[] };

function holdWhatIsKept(): void {
  const kept: unknown[] = [];
  Object.assign(globalThis, { takhtiKept: kept });
  const { put } = IDBObjectStore.prototype;
  // It is only held here: weighing it would be work that the page itself does not do.
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
    kept.push(given[0]);
    return put.apply(this, given);
  };
}

function weighWhatWasKept(): number[] {
  return (globalThis as Holding).takhtiKept.map((value) => {
    // What document and base have in common is kept once: the browser's copy knows a thing that it has copied already.
    const copied = new WeakSet<object>();
    const once = (_field: string, part: unknown): unknown => {
      if (typeof part !== 'object' || part === null) return part;
      if (copied.has(part)) return 0;
      copied.add(part);
      return part;
    };
    return new Blob([JSON.stringify(value, once)]).size;
  });
}
