const minute = 60_000;

/**
 * How many attempts count until they are refused, and for how long. Logins count by the address that they come from, and there
 * by account; never by account alone, or anybody could lock a person out from outside. A whole school may share an address.
 */
export const rateLimits = {
  per_person_and_address: 8,
  per_address: 200,
  /** Sign-ups from one address, refused ones too: without mail each answer shows whether an email is taken. */
  sign_ups: 30,
  /** Mails that confirm an address, to one mailbox, from all sign-ups together. */
  confirmations_per_email: 6,
  /** How often the holder of an account has that mail sent again. */
  resends: 3,
  /** Mails with codes that one address asks for. */
  lost_passwords: 30,
  /** Mails with codes that one mailbox gets, from all addresses together. */
  lost_passwords_per_email: 3,
  /** Codes that one address tries. */
  codes: 20,
  /** How often people change their own name: each adds a row to the history, and locks the list of people for a moment. */
  own_names: 10,
  /** Addresses of other systems that an administrator tries. */
  trials: 60,
  /** Attempts with a wrong old password within an open session. */
  old_passwords: 8,
  /** Tokens of an LMS that one address tries in vain. */
  tokens: 200,
  /** Visitors without a login from one address. */
  visitors: 200,
  window: 15 * minute,
} as const;

/** A count that an attempt raises, and the limit above which it is refused. */
export interface Counter {
  readonly subject: string;
  readonly limit: number;
}

type LimitedAction = 'sign_ups' | 'lost_passwords' | 'codes' | 'tokens' | 'visitors';

/** The counter of anything else than a login: all attempts of one address. */
export function addressCounter(action: LimitedAction, address: string): Counter {
  return { subject: `${action} from ${address}`, limit: rateLimits[action] };
}

/** The mailbox that an address leads to: what is behind a plus sign is the owner's own, and anybody can vary it. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}

/** The counter of mails to one mailbox. */
export function mailboxCounter(email: string): Counter {
  return { subject: `lost_passwords of ${mailboxOf(email)}`, limit: rateLimits.lost_passwords_per_email };
}

/** The counter of mails that confirm an address, to one mailbox. */
export function confirmationCounter(email: string): Counter {
  return { subject: `sign-up of ${mailboxOf(email)}`, limit: rateLimits.confirmations_per_email };
}

/** The counter of such mails that the holder of an account asks for. */
export function resendCounter(user_id: string): Counter {
  return { subject: `sign-up again of ${user_id}`, limit: rateLimits.resends };
}

/** The counter of wrong old passwords in an open session: in another one, their owner may still change it. */
export function oldPasswordCounter(session_key: string): Counter {
  return { subject: `old password in ${session_key}`, limit: rateLimits.old_passwords };
}

/** What the subjects of a person's failed logins begin with. */
export function personSubject(user_id: string): string {
  return `user:${user_id}`;
}

/**
 * The counters of an attempt to log in.
 * @param account whose name or email was given, so that both count as one; undefined when no account has it
 */
export function loginCounters(
  given: { readonly username: string; readonly address: string },
  account: { readonly user_id: string } | undefined,
): { readonly own: Counter; readonly address: Counter } {
  const person = account ? personSubject(account.user_id) : `name:${given.username.toLowerCase()}`;
  return {
    own: { subject: `${person} from ${given.address}`, limit: rateLimits.per_person_and_address },
    address: { subject: `address:${given.address}`, limit: rateLimits.per_address },
  };
}

/** The counter of changes that people make to their own name. */
export function ownNameCounter(user_id: string): Counter {
  return { subject: `own name of ${user_id}`, limit: rateLimits.own_names };
}

/** The counter of addresses that an administrator tries: each makes the server call somewhere. */
export function trialCounter(user_id: string): Counter {
  return { subject: `addresses tried by ${user_id}`, limit: rateLimits.trials };
}
