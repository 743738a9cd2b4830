import { questionKindOf, traceOf } from '@takhti/content-types/question-kinds/generated';
import { plainText } from '@takhti/content-types/kit';
import { Problem, type RequestOf, type startAiRun } from '@takhti/contract';
import type { GeneratedKind } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { LoadedContainer } from '../../containers/index.ts';
import {
  hashOfTrace,
  kindsOfBank,
  listAllQuestions,
  listFingerprints,
  loadEditableBank,
} from '../../questions/index.ts';
import { beginRun, type BegunRun } from './begin-run.ts';
import { materialOf } from './material.ts';
import { runGeneration, type Surroundings } from './run-generation.ts';
import { countOpen, dropOpen, type StoredProposal } from './runs.queries.ts';

/** What a model is told to write others than; more would fill what it can read. */
const most_avoided = 30;

/**
 * Begins a generation for a container that the caller may change, and lets it go on behind the answer.
 * @throws Problem as `editing`, ai.other_kind, ai.no_material, ai.earlier_results with their `count`, and those of `beginRun`
 */
export async function startRun(
  services: Services,
  session: Session,
  { container_id, kind, wish, discards_earlier }: RequestOf<typeof startAiRun>,
): Promise<{ run_id: string }> {
  const { begun, around } = await services.db.inTransaction(async (tx) => {
    const container = await loadForKind(tx, session, container_id, kind);
    const material = await materialOf(tx, session, container, wish.material);
    const avoid = await listStems(tx, container);
    const beginning = { container_id, kind, wish, material, avoid, anew: null };
    const run = await beginRun(tx, services, session, beginning);
    const count = await countOpen(tx, session, container_id);
    if (count > 0 && !discards_earlier) throw new Problem('ai.earlier_results', { count });
    if (count > 0) await dropOpen(tx, session, container_id);
    return { begun: run, around: await surroundingsOf(tx, container) };
  });
  goOn(services, begun, around);
  return { run_id: begun.run.run_id };
}

/** Lets a run go on after its call was answered; what comes of it is kept, and told to open screens. */
export function goOn(services: Services, begun: BegunRun, around: Surroundings): void {
  services.background.run('generating', async () => {
    await runGeneration(services, begun, around);
  });
}

/**
 * A container that the caller may change and that can hold what is generated.
 * @throws Problem as `loadEditableBank`, ai.other_kind
 */
export async function loadForKind(
  tx: Tx,
  session: Session,
  container_id: string,
  kind: GeneratedKind,
): Promise<LoadedContainer> {
  const container = await loadEditableBank(tx, session, container_id);
  const needed = questionKindOf[kind];
  if (needed === null || !kindsOfBank(container).includes(needed)) throw new Problem('ai.other_kind');
  return container;
}

/** What proposals for a container are compared with. */
export async function surroundingsOf(tx: Tx, container: LoadedContainer): Promise<Surroundings> {
  const known = new Set(await listFingerprints(tx, container));
  return {
    isKnown: (trace) => known.has(hashOfTrace(trace)),
    proposed: new Set(),
    place: 0,
    replaces: null,
  };
}

/** The traces of proposals that still stand, but for one. */
export function tracesOfOpen(proposals: readonly StoredProposal[], but: string): ReadonlySet<string> {
  const standing = proposals.filter(({ state, proposal_id }) => state === 'open' && proposal_id !== but);
  return new Set(standing.map(({ kind, body, wish }) => traceOf(kind, body, wish)));
}

async function listStems(tx: Tx, container: LoadedContainer): Promise<string[]> {
  const questions = await listAllQuestions(tx, container);
  return questions.slice(-most_avoided).map(({ question }) => plainText(question).slice(0, 200));
}
