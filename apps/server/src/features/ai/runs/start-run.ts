import { Problem, type RequestOf, type startAiRun } from '@takhti/contract';
import type { GenerationRequest, GeneratedKind } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { beginRun, type BegunRun } from './begin-run.ts';
import { materialOf } from './material.ts';
import { questionFor } from './prompt.ts';
import { runGeneration, type Surroundings } from './run-generation.ts';
import { countOpen, type StoredProposal } from './proposals.queries.ts';
import { loadTarget, type Target } from './target.ts';

/** Questions that the model must not repeat; more would fill its context. */
const most_avoided = 30;

/**
 * Begins a generation for a container that the caller may change, and lets it continue behind the answer.
 * @throws Problem as `editing`, ai.other_kind, ai.no_material, ai.earlier_results with their `count`, and those of `beginRun`
 */
export async function startRun(
  services: Services,
  session: Session,
  { container_id, kind, request: sent, discards_earlier }: RequestOf<typeof startAiRun>,
): Promise<{ run_id: string }> {
  const { begun, around } = await services.db.inTransaction(async (tx) => {
    const target = await loadTarget(tx, session, container_id, kind);
    const request = fitted(sent, target);
    const material = await materialOf(tx, services, session, target.container, request);
    const avoid = target.stems.slice(-most_avoided).map((stem) => stem.slice(0, 200));
    const ask = (fence: string) => questionFor(kind, request, material, fence, avoid);
    const run = await beginRun(tx, services, session, { container_id, kind, request, ask });
    const count = await countOpen(tx, session, container_id);
    if (count > 0 && !discards_earlier) throw new Problem('ai.earlier_results', { count });
    return { begun: run, around: { ...surroundingsOf(target), discards: count > 0 } };
  });
  runInBackground(services, begun, around);
  return { run_id: begun.run.run_id };
}

/** Continues a run after its call was answered; stores the proposals and sends them to open screens. */
export function runInBackground(
  services: Services,
  begun: BegunRun<GeneratedKind>,
  around: Surroundings,
): void {
  services.background.run('generating', async () => {
    await runGeneration(services, begun, around);
  });
}

/** The texts that proposals for a container are compared with. */
export function surroundingsOf({ judging }: Target): Surroundings {
  return { judging, proposed: new Set(), place: 0, replaces: null, discards: false };
}

/** The canonical texts of the proposals that are still open, except one. */
export function canonicalTextsOfOpen(
  { judging }: Target,
  proposals: readonly StoredProposal[],
  but: string,
): ReadonlySet<string> {
  const standing = proposals.filter(({ state, proposal_id }) => state === 'open' && proposal_id !== but);
  return new Set(standing.map(({ body, request }) => judging.canonicalTextOf(body, request)));
}

/** A request as it can be had: of rounds with the kinds that the game takes where it names none, and without those that it does not take. */
function fitted(request: GenerationRequest, { generating }: Target): GenerationRequest {
  const taken = generating?.templates ?? [];
  const count = generating?.comesOnce === true ? 1 : request.count;
  const wanted = request.templates.filter((template) => taken.includes(template));
  return { ...request, count, templates: wanted.length > 0 ? wanted : [...taken] };
}
