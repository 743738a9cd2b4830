import type { AttemptSecret } from './attempt-store.ts';

const NAME = 'go-on=';

/** Behind an address: anyone who comes has asked to play again what they played to its end. */
export const againHash = '#again';

/** The address at which another device resumes an attempt. Its secret is behind the `#`, which browsers send to no server. */
export function addressToGoOn(here: string, { attempt_id, attempt_token }: AttemptSecret): string {
  const address = new URL(here);
  address.hash = `${NAME}${attempt_id}.${attempt_token}`;
  return address.href;
}

/** The attempt that an address continues with; null when it says nothing of one. */
export function attemptToGoOn(hash: string): AttemptSecret | null {
  const [, attempt_id, attempt_token] = /^#go-on=([\w-]{1,64})\.([\w-]{20,200})$/.exec(hash) ?? [];
  return attempt_id && attempt_token ? { attempt_id, attempt_token } : null;
}
