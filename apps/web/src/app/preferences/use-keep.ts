import { saveUserData } from '@takhti/contract';
import { useCall } from '../api/index.ts';
import { sessionStore } from '../session/index.ts';

/** Keeps what somebody chose with them, so that it is the same on each device they log in to. */
export function useKeep() {
  const saving = useCall(saveUserData);
  return {
    isRunning: saving.isRunning,
    async keep(json: Readonly<Record<string, unknown>>): Promise<void> {
      const reply = await saving.run({ json });
      // As they are by now: their name may have changed since.
      const { session } = sessionStore.state();
      if (reply && session) sessionStore.updateUser({ ...session.user, user_data: reply.user_data });
    },
  };
}
