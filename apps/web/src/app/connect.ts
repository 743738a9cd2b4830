import { loadTexts, textOf } from '../i18n/index.ts';
import { showToast } from '../ui/toasts/toast.ts';
import { afterUnauthorized } from './after-unauthorized.ts';
import { connectApi, type Wire } from './api/api.ts';
import { logOffline } from './api/log-offline.ts';
import { problemText } from './api/problem-text.ts';
import { urlStore } from './launch/index.ts';
import { followSession, noticeOf, refresher, refusalOver, sessionStore } from './session/index.ts';
import { SessionSchema } from './session/session-schema.ts';

let isConnected = false;

function leaveSession(): void {
  afterUnauthorized({
    urlData: urlStore.state(),
    endSession: () => sessionStore.end('expired'),
    goBack: () => history.back(),
  });
}

/**
 * Joins client, session and toasts, once: when somebody logs in, or when the studio opens with a stored login. The login page
 * itself does without, so that it is small. A wire of their own is what tests of components give.
 */
export function connect(wire?: Wire): void {
  if (isConnected) return;
  isConnected = true;
  const stored = sessionStore.state().session;
  if (stored && !SessionSchema.safeParse(stored).success) sessionStore.end('logged_out');
  connectApi({
    ...wire,
    credentials() {
      const { session } = sessionStore.state();
      if (!session) return null;
      const { user_id, institution_id, school_id } = session.user;
      return {
        session_id: session.session_id,
        refresh_token: session.refresh_token,
        user_id,
        institution_id,
        school_id,
      };
    },
    beforeSend: () => refresher.refreshIfDue(),
    onSessionState: followSession((before, now) => {
      const notice = noticeOf(before, now);
      if (notice) showToast({ kind: 'info', text: textOf(`common:session.${notice}`) });
    }),
    onUnauthorized: leaveSession,
    onQuietlyUnauthorized() {
      if (!sessionStore.refuse()) return;
      showToast({
        kind: 'warning',
        text: textOf('common:session.refused'),
        action: {
          label: textOf('common:session.log_in'),
          onClick: leaveSession,
          isOver: refusalOver(sessionStore),
        },
      });
    },
    // Before the login these texts may not have come yet.
    warn: ({ problem }) =>
      void loadTexts(['problems'])
        .catch(() => undefined)
        .then(() => showToast({ kind: 'warning', text: problemText(problem) })),
    fail: (failure) => showToast({ kind: 'error', text: textOf(`common:failures.${failure}`) }),
  });
  // eslint-disable-next-line no-console -- the one line that the specification wants in the log (C-1052)
  logOffline(globalThis.window, (line) => console.info(line));
  refresher.start();
}
