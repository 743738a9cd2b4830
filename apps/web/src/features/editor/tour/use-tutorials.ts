import { readUserData } from '@takhti/contract';
import { useQueryCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import type { Tutorials } from './progress.ts';

/** What is kept of somebody's tours: pending at first, and undefined where it could not be read; a tour still opens then, from its start. */
export function useTutorials(): { readonly isPending: boolean; readonly tutorials: Tutorials | undefined } {
  const { user } = useSession();
  const { data, isPending } = useQueryCall(readUserData, { user_id: user.user_id }, { silent: true });
  return { isPending, tutorials: data?.tutorials };
}
