import { makeSessionStore } from './session-store.ts';

/** The session of this browser profile; made when this module loads, before the first render. */
export const sessionStore = makeSessionStore({ storage: localStorage, now: () => Date.now() });
