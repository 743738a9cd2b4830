import { post } from '../../net/call.ts';
import { sendUnsent } from './send-unsent.ts';
import { createUnsentStore, unsentEvent, type SaveCall } from './unsent.ts';

const AGAIN_MS = 30_000;

/** The ends that this browser keeps. */
export function unsentHere(): ReturnType<typeof createUnsentStore> {
  return createUnsentStore(
    () => localStorage,
    () => dispatchEvent(new Event(unsentEvent)),
  );
}

/** Sends the unsent ends, from any page: when it opens, is visible again, is online again, and at intervals while one waits. */
export function keepSending(): void {
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function run(): Promise<void> {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    const send = async ({ path, body }: SaveCall) => post(path, body);
    const waits = await inOneTab(() => sendUnsent(unsentHere(), send)).finally(() => {
      isSending = false;
    });
    if (waits) timer = setTimeout(() => void run(), AGAIN_MS);
  }
  addEventListener('online', () => void run());
  addEventListener('pageshow', () => void run());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void run();
  });
  void run();
}

/** One tab sends for all, if the browser supports locks; the others look again later. */
async function inOneTab(run: () => Promise<boolean>): Promise<boolean> {
  // Left out where the address is not a secure one.
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return run();
  return locks.request('takhti.unsent', { ifAvailable: true }, async (lock) => (lock ? run() : true));
}
