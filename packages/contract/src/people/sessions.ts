import { OwnSession } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf } from '../call.ts';

/** Where one is logged in. */
export const listSessions = call({
  path: 'user/sessions',
  summary: 'Where one is logged in, this session first',
  can: 'session',
  shows: ['sessions'],
  request: () => z.object({ ...injected }),
  reply: () => listOf(OwnSession),
  problems: [],
});

export const endSessions = call({
  path: 'user/sessions/end',
  summary: 'End one other session of one’s own, or with null all of them but this',
  can: 'session',
  changes: ['sessions'],
  request: () => z.object({ ...injected, session_key: z.uuid().nullable() }),
  reply: () => z.object({ ended: z.int() }),
  problems: ['account.session_not_found'],
});
