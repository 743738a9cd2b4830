import { saveUserData } from '@takhti/contract';
import { useCall } from '../../../app/api/index.ts';
import { sessionStore, useSession } from '../../../app/session/index.ts';

/** Keeps what somebody chose with them, so that it is the same on each device they log in to. This browser shows it already. */
export function useKeep(): (json: Readonly<Record<string, unknown>>) => Promise<void> {
  const { user } = useSession();
  const saving = useCall(saveUserData);
  return async (json) => {
    const reply = await saving.run({ json });
    if (reply) sessionStore.updateUser({ ...user, user_data: reply.user_data });
  };
}
