import { generatingOf, type Generating } from '@takhti/content-types/generating';
import {
  judgeProposal,
  questionKindOf,
  repeatFindings,
  canonicalTextOf,
  wordFindings,
} from '@takhti/content-types/question-kinds/generated';
import { plainText } from '@takhti/content-types/kit';
import { readingYear } from '@takhti/content-types/reading';
import { Problem } from '@takhti/contract';
import type { GenerationRequest, Finding, GeneratedKind } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { lockEditableContainer, type LoadedContainer } from '../../containers/index.ts';
import {
  fingerprintOf,
  kindsOfBank,
  listAllQuestions,
  listFingerprints,
  loadEditableBank,
} from '../../questions/index.ts';

type Facts = Pick<GenerationRequest, 'language' | 'difficulty' | 'taxonomy' | 'audience'>;

/** How proposals are compared and checked. */
export interface Judging {
  readonly canonicalTextOf: (body: unknown, facts: Facts) => string;
  /** @param isProposed whether the same was proposed before, and is still open */
  readonly findings: (
    body: unknown,
    facts: Facts,
    isProposed: (canonicalText: string) => boolean,
  ) => Finding[];
}

/** Content that something is generated for. */
export interface Target {
  readonly container: LoadedContainer;
  /** How it comes into the document; null for questions, which are no part of one. */
  readonly generating: Generating | null;
  readonly judging: Judging;
  /** The existing texts. */
  readonly stems: readonly string[];
}

/**
 * A container that the caller may change and that can hold what is generated.
 * @throws Problem as `lockEditableContainer`, ai.other_kind
 */
export async function loadTarget(
  tx: Tx,
  session: Session,
  container_id: string,
  kind: GeneratedKind,
): Promise<Target> {
  if (questionKindOf(kind) !== null) return bankTarget(tx, session, container_id, kind);
  const container = await lockEditableContainer(tx, session, container_id);
  const generating = generatingOf(container.content_type);
  if (generating?.kind !== kind) throw new Problem('ai.other_kind');
  const known = new Set(generating.canonicalTexts(container.json_data));
  const canonicalText = (body: unknown, { language }: Facts): string =>
    generating.canonicalTextOf(body, language);
  return {
    container,
    generating,
    stems: generating.stems(container.json_data),
    judging: {
      canonicalTextOf: canonicalText,
      findings: (body, facts, isProposed) => [
        ...generating.findings(body, facts.language),
        ...repeatFindings(canonicalText(body, facts), { isKnown: (each) => known.has(each), isProposed }),
        ...wordFindings(body, facts.language, readingYear(facts.audience, container.grade)),
      ],
    },
  };
}

async function bankTarget(
  tx: Tx,
  session: Session,
  container_id: string,
  kind: GeneratedKind,
): Promise<Target> {
  const container = await loadEditableBank(tx, session, container_id);
  const needed = questionKindOf(kind);
  if (needed === null || !kindsOfBank(container).includes(needed)) throw new Problem('ai.other_kind');
  const known = new Set(await listFingerprints(tx, container));
  const questions = await listAllQuestions(tx, container);
  return {
    container,
    generating: null,
    stems: questions.map(({ question }) => plainText(question)),
    judging: judgingOf(kind, container.grade, (canonicalText) => known.has(fingerprintOf(canonicalText))),
  };
}

/**
 * How proposals of a kind are judged that go nowhere in particular, or into a bank.
 * @param grade of the bank: they are read by whom they are asked for, or else by its learners; empty for none
 */
export function judgingOf(
  kind: GeneratedKind,
  grade: string,
  isKnown: (canonicalText: string) => boolean,
): Judging {
  return {
    canonicalTextOf: (body, facts) => canonicalTextOf(kind, body, facts),
    findings: (body, facts, isProposed) =>
      judgeProposal(kind, body, facts, { isKnown, isProposed }, readingYear(facts.audience, grade)),
  };
}
