import { readElement } from '@takhti/content-types/question-kinds/generated';
import type { AiFault, Finding, GeneratedBody, GeneratedKind, GeneratedTemplate } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import { newId } from '../../../platform/ids.ts';
import { askModel } from '../provider/ask-model.ts';
import { ServiceFault } from '../provider/service-fault.ts';
import { hold_ms, type BegunRun } from './begin-run.ts';
import { keepHolding } from './keep-holding.ts';
import type { Judging } from './target.ts';
import { dropOpen, insertProposal, replaceOpen } from './proposals.queries.ts';
import { endRun, holdRun } from './runs.queries.ts';

type Base = Pick<Services, 'db' | 'clock' | 'background'>;

/** The settings of a run beside its request. */
export interface Surroundings {
  readonly judging: Judging;
  /** The canonical texts of what was proposed before and is still open. */
  readonly proposed: ReadonlySet<string>;
  /** The number of the first proposal. */
  readonly place: number;
  /** The proposal that gives way to it; null for none. */
  readonly replaces: string | null;
  /** Whether what is open of earlier runs goes: not before something has come instead. */
  readonly discards: boolean;
}

/**
 * Asks the service and keeps each proposal the moment it has come whole, so that a server that dies loses none. A run that brought
 * nothing, or broke off, gives its credit back. Never throws for what a service does.
 * @returns why it did not go well; null when it did
 */
export async function runGeneration(
  services: Base,
  begun: BegunRun<GeneratedKind>,
  { judging, proposed, place, replaces, discards }: Surroundings,
): Promise<AiFault | null> {
  const { run, provider, question } = begun;
  const { kind, request } = run;
  const seen = new Set(proposed);
  let count = 0;
  let fault: AiFault | null = null;
  const hold = keepHolding(services, begun);
  const signal = AbortSignal.any([services.background.stopping, hold.lost]);
  try {
    for await (const element of askModel(provider, question, signal)) {
      const body = readElement(kind, element);
      if (!body || isOtherRound(body, request.templates)) continue;
      const findings = judging.findings(body, request, (canonicalText) => seen.has(canonicalText));
      const kept = { body, findings, place: place + count, replaces, discards: discards && count === 0 };
      const isHeld = await keep(services, begun, kept);
      seen.add(judging.canonicalTextOf(body, request));
      if (isHeld) count += 1;
      // Its person stopped it or decided on what it replaces, or it took so long that its credit went back.
      if (!isHeld || count >= request.count) break;
    }
  } catch (error) {
    fault = error instanceof ServiceFault ? error.fault : 'failing';
    if (!(error instanceof ServiceFault)) throw error;
  } finally {
    hold.end();
    const isGood = fault === null && count > 0;
    // Proposals that were complete before the server stopped are good, and cost the credit.
    if (!isGood && services.background.stopping.aborted) fault ??= 'broken_off';
    await services.db.inTransaction((tx) =>
      endRun(tx, run, {
        status: isGood ? 'done' : 'failed',
        fault: isGood ? null : (fault ?? 'nonsense'),
        is_charged: isGood ? 1 : 0,
        ended_on: services.clock.now(),
      }),
    );
  }
  return fault ?? (count > 0 ? null : 'nonsense');
}

// Not requested, or not part of the game.
function isOtherRound(body: GeneratedBody<GeneratedKind>, templates: readonly GeneratedTemplate[]): boolean {
  return 'template' in body && !templates.includes(body.template);
}

interface Kept extends Pick<Surroundings, 'place' | 'replaces' | 'discards'> {
  readonly body: GeneratedBody<GeneratedKind>;
  readonly findings: readonly Finding[];
}

async function keep(
  { db, clock }: Base,
  { run }: BegunRun,
  { body, findings, place, replaces, discards }: Kept,
): Promise<boolean> {
  return db.inTransaction(async (tx) => {
    const now = clock.now();
    if (!(await holdRun(tx, run, now, new Date(now.getTime() + hold_ms)))) return false;
    if (replaces !== null && !(await replaceOpen(tx, run.institution_id, replaces))) {
      await endRun(tx, run, { status: 'stopped', fault: null, is_charged: 0, ended_on: now });
      return false;
    }
    if (discards && run.container_id !== null) await dropOpen(tx, run, run.container_id);
    await insertProposal(tx, {
      institution_id: run.institution_id,
      run_id: run.run_id,
      root_run_id: run.root_run_id,
      proposal_id: newId(),
      place,
      body: JSON.stringify(body),
      findings: JSON.stringify(findings),
      part_id: null,
    });
    return true;
  });
}
