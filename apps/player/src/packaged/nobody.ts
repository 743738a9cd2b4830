import type { Host } from '../launch/host.ts';

/** For what is played without our pages around it: no window waits for what it says. */
export const nobody: Host = { isPresent: false, send: () => undefined };
