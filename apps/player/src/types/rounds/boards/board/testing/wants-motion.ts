import { vi } from 'vitest';

/** What this device is set to; tests of components are run as for who wants it quiet. `vi.restoreAllMocks` ends it. */
export function wantsMotion(motion: 'reduce' | 'no-preference'): void {
  const matches = motion === 'reduce';
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches }) as never);
}
