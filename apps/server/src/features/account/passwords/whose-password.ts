import { isPassword, verifyDummyPassword } from './password.ts';

interface Holder {
  readonly password_hash: string;
}

async function check(holder: Holder | undefined, pwd: string): Promise<boolean> {
  return holder ? isPassword(holder.password_hash, pwd) : verifyDummyPassword(pwd);
}

/**
 * The first of several accounts that has this password; undefined if none has. Does one check for each, even if there is no
 * such account: the response time must not show which accounts exist.
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
