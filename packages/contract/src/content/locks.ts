import { EditLock, Id } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, priorities } from '../call.ts';
import type { ProblemName } from '../problems/problems.ts';

const request = z.object({ ...injected, container_id: Id });
const problems = [
  'container.not_found',
  'container.forbidden',
  'container.read_only',
] as const satisfies readonly ProblemName[];

/** Who edits what: a lock is held by one session, and ends soon after its browser stops renewing it (C-563 to C-566). */
export const takeLock = call({
  path: 'editor/lock',
  summary: 'Take or renew the lock of a container; tells who holds it when somebody else does',
  can: 'container.edit',
  changes: ['lock'],
  request: () => request,
  reply: () => EditLock,
  problems: [...problems],
  priority: priorities.low,
});

export const takeOverLock = call({
  path: 'editor/lock/take-over',
  summary: 'Take the lock from the person who holds it; they can save no more until they take it back',
  can: 'container.edit',
  changes: ['lock'],
  request: () => request,
  reply: () => EditLock,
  problems: [...problems],
});

export const releaseLock = call({
  path: 'editor/lock/release',
  summary: 'Give one’s lock back, so that others need not wait for its end',
  can: 'container.edit',
  changes: ['lock'],
  request: () => request,
  reply: () => z.object({}),
  problems: ['container.not_found'],
  priority: priorities.low,
});
