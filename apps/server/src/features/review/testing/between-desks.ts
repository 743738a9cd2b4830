import { listChanges, listHistory, openContainer, settleChanges, type RequestInput } from '@takhti/contract';
import type { ContentStatus } from '@takhti/domain';
import type { TestPerson } from '../../../testing/index.ts';
import type { OpenSchool } from '../../../testing/school.ts';

export type Decision = RequestInput<typeof settleChanges>['changes'][number];

/** One item that goes to and fro between its author and the first reviewer, who changes it there. */
export function betweenDesks({ server, school, author, reviewer }: OpenSchool, container_id: string) {
  const now = (who: TestPerson = author) => server.as(who).ok(openContainer, { container_id });
  const move = async (who: TestPerson, status: ContentStatus) => school.to(who, await now(who), status);
  const changes = () => server.as(author).ok(listChanges, { container_id });
  const settle = (decided: Decision[]) =>
    server.as(author).ok(settleChanges, { container_id, changes: decided });
  return {
    now,
    move,
    async toReview() {
      await move(author, 'w');
      return move(reviewer, 'r');
    },
    back: () => move(reviewer, 's'),
    changes,
    open: async () => (await changes()).records,
    settle,
    /** Decides all that is open, on every page, in the same way. */
    async settleAll(decision: Decision['decision'], choice: Omit<Decision, 'change_id' | 'decision'> = {}) {
      const { change_ids } = await changes();
      return settle(change_ids.map((change_id) => ({ change_id, decision, ...choice })));
    },
    lastEntry: async () => (await server.as(author).ok(listHistory, { container_id })).records[0],
  };
}
