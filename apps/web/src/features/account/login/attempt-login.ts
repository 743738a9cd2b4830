import { connect } from '../../../app/connect.ts';
import { logIn, RoleLookupFailed } from '../../../app/session/index.ts';
import { followUser } from '../../../app/preferences/index.ts';
import { keepChosenLocale } from '../../../app/shell/index.ts';
import type { TextKey } from '../../../i18n/index.ts';
import { callFailureText } from '../call-failure.ts';
import { sendCloseMessage } from '../../../app/close-message.ts';

/** Logs in; returns the message for the form if that failed, else null. */
export async function attemptLogin(username: string, password: string): Promise<TextKey | null> {
  connect();
  try {
    await logIn(username, password, followUser);
    void keepChosenLocale();
    return null;
  } catch (error) {
    // A window that opened this one for a login must not wait for ever (C-538, C-539).
    if (error instanceof RoleLookupFailed) sendCloseMessage(globalThis.window, 'UNAUTHORIZED');
    return callFailureText(error);
  }
}
