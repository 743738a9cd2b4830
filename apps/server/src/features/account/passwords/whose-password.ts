import { isPassword, verifyDummyPassword } from './password.ts';

interface Holder {
  readonly password_hash: string;
}

async function check(holder: Holder | undefined, pwd: string): Promise<boolean> {
  return holder ? isPassword(holder.password_hash, pwd) : verifyDummyPassword(pwd);
}

/**
 * The first of several accounts whose password it is; undefined when it is nobody's. It checks one for each, be there such an
 * account or not: the time of an answer must not tell.
 */
export async function whosePassword<Account extends Holder>(
  accounts: readonly (Account | undefined)[],
  pwd: string,
  isRight: typeof check = check,
): Promise<Account | undefined> {
  let whose: Account | undefined;
  for (const account of accounts) if (await isRight(account, pwd)) whose ??= account;
  return whose;
}
