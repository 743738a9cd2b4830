import { ContainerRow } from '@takhti/domain';
import { z } from 'zod';
import { call, injected } from '../call.ts';
import { problems, type ProblemName } from '../problems/problems.ts';

const request = z.object({ ...injected, active_role: z.string().default('') });

/** Approving everything that a final reviewer could approve one by one (C-512 to C-514). */
export const countApprovable = call({
  path: 'editor/status/approve/all/count',
  summary: 'How many containers approving all would publish; none for who does not review finally',
  can: 'container.review',
  shows: ['counts'],
  request: () => request,
  reply: () => z.object({ approves_finally: z.boolean(), w: z.int(), r: z.int() }),
  problems: [],
});

export const approveAll = call({
  path: 'editor/status/approve/all',
  summary:
    'Approve and publish all that waits for the final level, or is reviewed by the person there; each item by itself',
  can: 'container.review',
  changes: ['container', 'history', 'desk', 'counts', 'library'],
  request: () => request,
  reply: () =>
    z.object({
      items: z.array(
        ContainerRow.pick({
          container_id: true,
          institution_id: true,
          content_type: true,
          title: true,
          language: true,
        }).extend({
          outcome: z.enum(['approved', 'refused', 'failed']).meta({
            description: 'refused: by a rule, which `problem` names; failed: by a fault of the server',
          }),
          problem: z.enum(Object.keys(problems) as [ProblemName, ...ProblemName[]]).nullable(),
        }),
      ),
      /** What one call leaves for the next. */
      remaining: z.int(),
    }),
  problems: ['container.forbidden'],
});
