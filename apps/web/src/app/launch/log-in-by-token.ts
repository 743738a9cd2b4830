import { Problem } from '@takhti/contract';
import { CallError } from '../api/failures.ts';
import { sendCloseMessage } from '../close-message.ts';
import { connect } from '../connect.ts';
import { logInByToken, RoleLookupFailed } from '../session/index.ts';
import { followUser } from '../preferences/index.ts';

/** The result of a login by an LMS's token: logged in, refused, or to be tried again. */
export type TokenLogin = 'done' | 'refused' | 'try_again';

/** Logs in with an LMS's token; if it is refused, the windows around get a message, as they wait for this one (C-538). */
export async function attemptTokenLogin(token: string): Promise<TokenLogin> {
  connect();
  try {
    await logInByToken(token, followUser);
    return 'done';
  } catch (error) {
    if (!isRefusal(error)) return 'try_again';
    sendCloseMessage(globalThis.window, 'UNAUTHORIZED');
    return 'refused';
  }
}

// A lost connection, a fault or too many tries says nothing about the token.
function isRefusal(error: unknown): boolean {
  if (error instanceof CallError) return error.kind === 'UNAUTHORIZED';
  if (error instanceof Problem) return error.problem !== 'account.too_many_attempts';
  return error instanceof RoleLookupFailed;
}
