import type { TemplateType } from '@takhti/domain';
import type { Round } from '../rounds/round.ts';
import { boxRounds } from './box-rounds.ts';
import { choiceRounds } from './choice-rounds.ts';
import type { Entry, Made } from './entry.ts';
import { pairRounds } from './pair-rounds.ts';
import type { Making } from './round-parts.ts';

/** The kinds of rounds that can be made of what is there, each with the templates that it needs. */
export const roundKinds = {
  choice: ['mcq_short', 'mcq_medium', 'mcq'],
  pairs: ['matching'],
  memory: ['matching_flip'],
  boxes: ['non_overlapping_classification'],
} as const satisfies Record<string, readonly TemplateType[]>;
export type RoundKind = keyof typeof roundKinds;

/** Those kinds of which a game takes rounds. */
export function roundKindsOf(templates: readonly TemplateType[]): RoundKind[] {
  return (Object.keys(roundKinds) as RoundKind[]).filter((kind) =>
    roundKinds[kind].some((template) => templates.includes(template)),
  );
}

/** Rounds of one kind, as many as can be made of the entries, and what does not fit into any. */
export function makeRounds(
  kind: RoundKind,
  entries: readonly Entry[],
  making: Making & { readonly templates: readonly TemplateType[] },
): Made<Round> {
  switch (kind) {
    case 'choice':
      return choiceRounds(entries, making, making.templates);
    case 'pairs':
      return pairRounds(entries, making, 'matching');
    case 'memory':
      return pairRounds(entries, making, 'matching_flip');
    case 'boxes':
      return boxRounds(entries, making);
    default:
      return kind satisfies never;
  }
}
