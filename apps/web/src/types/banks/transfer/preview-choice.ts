import type { ImportedRow } from '@takhti/contract';

type RowState = ImportedRow['state'];
/** What becomes of a question as things are decided: one that will be repaired is no longer one that can be. */
export type RowGroup = RowState | 'repaired';
export const rowGroups = [
  'ready',
  'repaired',
  'repairable',
  'wrong',
  'known',
] as const satisfies readonly RowGroup[];

export function groupOf({ state, question }: ImportedRow, repaired: ReadonlySet<number>): RowGroup {
  return state === 'repairable' && repaired.has(question) ? 'repaired' : state;
}

/** How many questions of a file are in each group. */
export function countGroups(
  rows: readonly ImportedRow[],
  repaired: ReadonlySet<number>,
): Readonly<Record<RowGroup, number>> {
  const counts = { ready: 0, repaired: 0, repairable: 0, wrong: 0, known: 0 };
  for (const row of rows) counts[groupOf(row, repaired)] += 1;
  return counts;
}

/** Whether a question can be imported as it is, or as it is repaired. */
export function isFit(row: ImportedRow, repaired: ReadonlySet<number>): boolean {
  const group = groupOf(row, repaired);
  return group === 'ready' || group === 'repaired';
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

/** The numbers of the questions that are put right unless somebody decides otherwise. */
export function repairedFromStart(rows: readonly ImportedRow[]): ReadonlySet<number> {
  return new Set(
    rows
      .filter(({ state, lacks_only_feedback }) => state === 'repairable' && lacks_only_feedback)
      .map(({ question }) => question),
  );
}
