/** A lock is renewed this often while its editor is open, and counts so long after it was renewed last (C-566). */
export const editLock = { renew_ms: 30_000, lives_ms: 90_000 } as const;

/** Whether a lock still counts: a browser that died renews nothing. One that a clock wrote which was ahead counts no more than an old one. */
export function isLockLive(seen_on: Date, now: Date): boolean {
  return Math.abs(now.getTime() - seen_on.getTime()) < editLock.lives_ms;
}
