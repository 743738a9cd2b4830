import { isPassword, verifyDummyPassword } from './password.ts';

interface Holder {
  readonly password_hash: string;
}

async function check(holder: Holder | undefined, pwd: string, by: string): Promise<boolean> {
  return holder ? isPassword(holder.password_hash, pwd, by) : verifyDummyPassword(pwd, by);
}

/**
 * The first of several accounts that has this password; undefined if none has. Does one check for each, even if there is no
 * such account: the response time must not show which accounts exist.
 * @param by the caller's address
 * @throws Problem request.too_many
 */
export async function whosePassword<Account extends Holder>(
  accounts: readonly (Account | undefined)[],
  pwd: string,
  by: string,
  isRight: typeof check = check,
): Promise<Account | undefined> {
  let whose: Account | undefined;
  for (const account of accounts) if (await isRight(account, pwd, by)) whose ??= account;
  return whose;
}
