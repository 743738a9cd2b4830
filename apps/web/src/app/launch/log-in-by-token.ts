import { Problem } from '@takhti/contract';
import { CallError } from '../api/failures.ts';
import { sendCloseMessage } from '../close-message.ts';
import { connect } from '../connect.ts';
import { logInByToken, RoleLookupFailed, SessionKept, type AskToReplace } from '../session/index.ts';
import { followUser } from '../preferences/index.ts';
import { urlStore } from './use-url-data.ts';

/** The result of a login by an LMS's token: logged in, who was logged in stays, refused, or to be tried again. */
export type TokenLogin = 'done' | 'kept' | 'refused' | 'try_again';

/** Logs in with an LMS's token; if it is refused, the windows around get a message, as they wait for this one (C-538). */
export async function attemptTokenLogin(token: string, ask: AskToReplace): Promise<TokenLogin> {
  connect();
  try {
    await logInByToken(token, followUser, ask);
    return 'done';
  } catch (error) {
    if (error instanceof SessionKept) return leaveLaunch();
    if (!isRefusal(error)) return 'try_again';
    sendCloseMessage(globalThis.window, 'UNAUTHORIZED');
    return 'refused';
  }
}

// What the link said of an LMS was about the other person.
function leaveLaunch(): TokenLogin {
  urlStore.clear();
  return 'kept';
}

// A lost connection, a fault or too many tries says nothing about the token.
function isRefusal(error: unknown): boolean {
  if (error instanceof CallError) return error.kind === 'UNAUTHORIZED';
  if (error instanceof Problem) return error.problem !== 'account.too_many_attempts';
  return error instanceof RoleLookupFailed;
}
