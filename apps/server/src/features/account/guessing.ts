const minute = 60_000;

/**
 * Guessing is stopped after so many failures, for so long. The limit for one address is low, that for all
 * addresses together is higher: an attacker elsewhere does not soon lock a person out. A whole school may share an address.
 */
export const guessing = {
  per_person_and_address: 8,
  per_person: 40,
  per_address: 200,
  /** Accounts that one address asks to make, whether it gets them or not: each answer tells whether an email is taken. */
  sign_ups: 30,
  /** Mails with codes that one address asks for. */
  forgotten: 30,
  /** Mails with codes that one mailbox gets, from all addresses together. */
  forgotten_per_email: 3,
  /** Codes that one address tries. */
  codes: 20,
  /** Old passwords that somebody tries who sits at an open session. */
  old_passwords: 8,
  /** Tokens of an LMS that one address tries in vain. */
  tokens: 200,
  /** Visitors without a login from one address. */
  visitors: 200,
  window: 15 * minute,
} as const;

/** One of the counts that an attempt raises, and from where on it refuses. */
export interface Counter {
  readonly subject: string;
  readonly limit: number;
}

type Deed = 'sign_ups' | 'forgotten' | 'codes' | 'tokens' | 'visitors';

/** What anything else than a login counts against: all that one address tries of it. */
export function counterOf(deed: Deed, address: string): Counter {
  return { subject: `${deed} from ${address}`, limit: guessing[deed] };
}

/** How often a mailbox is written to. */
export function mailboxCounter(email: string): Counter {
  return { subject: `forgotten of ${email.toLowerCase()}`, limit: guessing.forgotten_per_email };
}

/** How often the old password is guessed by somebody who is logged in. */
export function oldPasswordCounter(user_id: string): Counter {
  return { subject: `old password of ${user_id}`, limit: guessing.old_passwords };
}

/** What the failed logins of a person count against, from everywhere together. */
export function personSubject(user_id: string): string {
  return `user:${user_id}`;
}

/**
 * What an attempt to log in counts against.
 * @param account whose name or email was given, so that both count as one; undefined when nobody has it
 */
export function countersOf(
  given: { readonly username: string; readonly address: string },
  account: { readonly user_id: string } | undefined,
): { readonly own: readonly Counter[]; readonly address: Counter } {
  const person = account ? personSubject(account.user_id) : `name:${given.username.toLowerCase()}`;
  return {
    own: [
      { subject: `${person} from ${given.address}`, limit: guessing.per_person_and_address },
      { subject: person, limit: guessing.per_person },
    ],
    address: { subject: `address:${given.address}`, limit: guessing.per_address },
  };
}
