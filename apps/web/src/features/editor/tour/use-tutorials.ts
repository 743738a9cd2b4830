import { readUserData } from '@takhti/contract';
import { useQueryCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import type { Tutorials } from './progress.ts';

/** The stored tours of a person: pending at first, undefined if unreadable; a tour then still opens, from its start. */
export function useTutorials(): { readonly isPending: boolean; readonly tutorials: Tutorials | undefined } {
  const { user } = useSession();
  const { data, isPending } = useQueryCall(readUserData, { user_id: user.user_id }, { silent: true });
  return { isPending, tutorials: data?.tutorials };
}
