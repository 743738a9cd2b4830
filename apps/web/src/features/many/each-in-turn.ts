import { Problem, type ProblemName } from '@takhti/contract';

export interface Outcome<T> {
  readonly done: readonly T[];
  /** With why the server refused each. */
  readonly refused: readonly { readonly item: T; readonly problem: ProblemName }[];
}

/**
 * Does the same to each item, one after the other: what is refused stops none of the others. Anything else that goes wrong, a lost
 * connection for one, ends it there, for it would befall the rest too; those are in neither list.
 */
export async function eachInTurn<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<Outcome<T>> {
  const done: T[] = [];
  const refused: { item: T; problem: ProblemName }[] = [];
  for (const item of items) {
    try {
      await work(item);
      done.push(item);
    } catch (error) {
      if (!(error instanceof Problem)) break;
      refused.push({ item, problem: error.problem });
    }
  }
  return { done, refused };
}
