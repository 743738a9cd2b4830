import { SessionTokens, User } from '@takhti/domain';
import { z } from 'zod';
import type { StoredSession } from './stored-session.ts';

/** A stored login to the last field; one that an older release wrote otherwise does not open the studio. */
export const SessionSchema: z.ZodType<StoredSession> = SessionTokens.extend({
  user: User,
  logged_in_at: z.number(),
  refreshed_at: z.number(),
});
