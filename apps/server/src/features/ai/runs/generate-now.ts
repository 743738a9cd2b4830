import { Problem, type generateMcqs, type RequestOf } from '@takhti/contract';
import { hasErrors, type GenerationRequest, type GeneratedBody, type GeneratedKind } from '@takhti/domain';
import { readBody } from '@takhti/content-types/question-kinds/generated';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { beginRun } from './begin-run.ts';
import { questionFor } from './prompt.ts';
import { runGeneration } from './run-generation.ts';
import { listProposals } from './proposals.queries.ts';
import { judgingOf } from './target.ts';

/** The middle of what is easy, and of what is not. */
const levels = { simple: 4, advanced: 8 };

/**
 * Generates something for no content in particular, and answers when all of it has come: what breaks no rule of the editors.
 * @throws Problem ai.not_set_up, ai.no_credits, ai.failed with the `fault`
 */
export async function generateNow<Kind extends GeneratedKind>(
  services: Services,
  session: Session,
  kind: Kind,
  { targetAudience, topic, noOfQuestions, isAdvanced, language }: RequestOf<typeof generateMcqs>,
): Promise<{ questions: GeneratedBody<Kind>[]; left_out: number }> {
  const request: GenerationRequest = {
    material: { from: 'topic', topic },
    audience: targetAudience,
    count: noOfQuestions,
    difficulty: isAdvanced ? levels.advanced : levels.simple,
    taxonomy: '',
    language,
    templates: [],
  };
  const material = { about: topic, text: '' };
  const ask = (fence: string) => questionFor(kind, request, material, fence);
  const beginning = { container_id: null, kind, request, ask };
  const begun = await services.db.inTransaction((tx) => beginRun(tx, services, session, beginning));
  const around = {
    judging: judgingOf(kind, '', () => false),
    proposed: new Set<string>(),
    place: 0,
    replaces: null,
    discards: false,
  };
  const fault = await runGeneration(services, begun, around);
  if (fault !== null) throw new Problem('ai.failed', { fault });
  const { run_id, institution_id } = begun.run;
  const proposals = await services.db.readOne((tx) => listProposals(tx, institution_id, run_id));
  const questions = proposals
    .filter(({ findings }) => !hasErrors(findings))
    .flatMap(({ body }) => readBody(kind, body) ?? []);
  return { questions, left_out: proposals.length - questions.length };
}

/** Cards with the bins that they name, in the order in which they are named. */
export function withBins(cards: readonly GeneratedBody<'draganddrop'>[]) {
  return { bins: [...new Set(cards.map(({ bin }) => bin))], cards: [...cards] };
}
