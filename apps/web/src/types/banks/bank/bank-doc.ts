import type { Problem } from '@takhti/contract';
import { OpenedContainer } from '@takhti/domain';
import type { SaveOutcome } from '../../../features/editor/index.ts';

/** What a person edits of a bank itself; its questions are edited one by one. */
export type BankDoc = Pick<OpenedContainer, 'title' | 'language'>;

export function bankDocOf({ title, language }: OpenedContainer): BankDoc {
  return { title, language };
}

/** What became of a save that was refused: a conflict that can be settled, or a failure that the person was told of. */
export function refusedSave(problem: Problem | null): SaveOutcome<BankDoc> {
  if (problem?.problem !== 'container.changed_meanwhile') return { kind: 'failed' };
  const current = OpenedContainer.safeParse(problem.details['current']);
  if (!current.success) return { kind: 'failed' };
  return { kind: 'conflict', theirs: bankDocOf(current.data), version: current.data.version };
}
