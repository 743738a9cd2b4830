import { editLock, type EditLock } from '@takhti/domain';

/** The lock keeper's dependencies. */
export interface LockPorts {
  take(container_id: string): Promise<EditLock>;
  takeOver(container_id: string): Promise<EditLock>;
  release(container_id: string): Promise<unknown>;
  /** As `release`, while the page goes away. */
  releaseAtLast(container_id: string): Promise<unknown>;
  /** Called when a lock was lost or won: what is shown of its content may be out of date. */
  refresh(container_id: string): Promise<unknown>;
  every(milliseconds: number, beat: () => void): () => void;
  after(milliseconds: number, work: () => void): () => void;
}

type OnLock = (lock: EditLock) => void;

/** A lock that this tab holds or waits for. */
interface HeldLock {
  readonly listeners: Set<OnLock>;
  readonly stopBeat: () => void;
  cancelEnd: (() => void) | null;
  lock: EditLock | null;
}

/** How long a lock is kept between two pages of its container. */
const lingerMs = 1_500;

export interface LockKeeper {
  /** Holds the lock of a container while it is edited, and reports who has it; returns the function that releases it. */
  hold(container_id: string, report: OnLock): () => void;
  /** Asks at once who has it: a save was refused. */
  check(container_id: string): Promise<void>;
  /** Takes it from the person who has it; rejects when the call failed. */
  takeOver(container_id: string): Promise<void>;
  /** Releases all locks when the page is closed: the next person need not wait until they expire. */
  leave(): void;
  /** Takes all locks again, because the browser has restored the page from its cache. */
  comeBack(): void;
}

/** Keeps the locks of this tab: takes, renews and releases them (C-563 to C-566). The next heartbeat repeats one that failed. */
export function makeLockKeeper(ports: LockPorts): LockKeeper {
  const held = new Map<string, HeldLock>();

  async function giveBack(container_id: string): Promise<void> {
    await ports.release(container_id).catch(() => undefined);
  }

  async function settle(container_id: string, lock: EditLock): Promise<void> {
    const entry = held.get(container_id);
    // The editor was left before the answer came.
    if (!entry) return lock.is_held ? giveBack(container_id) : undefined;
    const before = entry.lock;
    entry.lock = lock;
    if (before !== null && before.is_held !== lock.is_held) await ports.refresh(container_id);
    for (const report of entry.listeners) report(lock);
  }

  async function check(container_id: string): Promise<void> {
    const lock = await ports.take(container_id).catch(() => null);
    if (lock) await settle(container_id, lock);
  }

  function end(container_id: string): void {
    const entry = held.get(container_id);
    if (!entry) return;
    entry.stopBeat();
    held.delete(container_id);
    if (entry.lock?.is_held === true) void giveBack(container_id);
  }

  function begin(container_id: string): HeldLock {
    const stopBeat = ports.every(editLock.renew_ms, () => void check(container_id));
    const entry: HeldLock = { listeners: new Set(), stopBeat, cancelEnd: null, lock: null };
    held.set(container_id, entry);
    void check(container_id);
    return entry;
  }

  return {
    hold(container_id, report) {
      const entry = held.get(container_id) ?? begin(container_id);
      entry.cancelEnd?.();
      entry.cancelEnd = null;
      entry.listeners.add(report);
      if (entry.lock) report(entry.lock);
      return () => {
        entry.listeners.delete(report);
        if (entry.listeners.size === 0) entry.cancelEnd = ports.after(lingerMs, () => end(container_id));
      };
    },
    check,
    async takeOver(container_id) {
      await settle(container_id, await ports.takeOver(container_id));
    },
    leave() {
      for (const [container_id, { lock }] of held)
        // The server may have granted a lock whose answer has not arrived.
        if (lock?.is_held !== false) void ports.releaseAtLast(container_id).catch(() => undefined);
    },
    comeBack() {
      for (const container_id of held.keys()) void check(container_id);
    },
  };
}
