import type { ImportedRow } from '@takhti/contract';

export type RowState = ImportedRow['state'];
export const rowStates = ['ready', 'repairable', 'wrong', 'known'] as const satisfies readonly RowState[];

/** How many questions of a file are in each state. */
export function countStates(rows: readonly ImportedRow[]): Readonly<Record<RowState, number>> {
  const counts = { ready: 0, repairable: 0, wrong: 0, known: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

/** Whether a question can be imported as it is, or as it is repaired. */
export function isFit({ state, question }: ImportedRow, repaired: ReadonlySet<number>): boolean {
  return state === 'ready' || (state === 'repairable' && repaired.has(question));
}

/** The numbers of the questions that would be imported: those that are right or repaired, but for those left out by hand. */
export function chosenNumbers(
  rows: readonly ImportedRow[],
  repaired: ReadonlySet<number>,
  leftOut: ReadonlySet<number>,
): number[] {
  return rows
    .filter((row) => isFit(row, repaired) && !leftOut.has(row.question))
    .map(({ question }) => question);
}

/** The numbers of the questions that one click puts right. */
export function repairableNumbers(rows: readonly ImportedRow[]): number[] {
  return rows.filter(({ state }) => state === 'repairable').map(({ question }) => question);
}
