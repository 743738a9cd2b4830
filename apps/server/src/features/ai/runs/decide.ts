import { questionOf, readBody } from '@takhti/content-types/question-kinds/generated';
import {
  Problem,
  type changeProposal as changeCall,
  type RequestOf,
  type keepProposals as keepCall,
  type remakeProposal as remakeCall,
} from '@takhti/contract';
import type { AiProposal, GeneratedKind } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Caller, Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { storeQuestion } from '../../questions/index.ts';
import { beginRun } from './begin-run.ts';
import { materialOf } from './material.ts';
import { questionFor } from './prompt.ts';
import { shownProposal } from './read-run.ts';
import * as proposalRows from './proposals.queries.ts';
import * as runRows from './runs.queries.ts';
import { runInBackground, surroundingsOf, canonicalTextsOfOpen } from './start-run.ts';
import { keepInDocument } from './keep-in-document.ts';
import { noteKept, type Kept } from './note-kept.ts';
import { loadTarget } from './target.ts';

type Run = runRows.StoredRun & { readonly container_id: string; readonly kind: GeneratedKind };

/** @throws Problem ai.run_not_found */
export async function requireRun(tx: Tx, session: Session, run_id: string): Promise<Run> {
  const run = await runRows.selectOptionalRun(tx, session, run_id);
  if (!run || run.container_id === null || run.kind === 'help') throw new Problem('ai.run_not_found');
  return { ...run, container_id: run.container_id, kind: run.kind };
}

async function lockOne(tx: Tx, run: Run, proposal_id: string): Promise<proposalRows.StoredProposal> {
  const [proposal] = await proposalRows.lockOpenProposals(tx, run.institution_id, run.run_id, [proposal_id]);
  if (!proposal) throw new Problem('ai.proposal_gone');
  return proposal;
}

/**
 * Takes proposals into the container that they were made for, each as a question whose maker is noted. All of them or none.
 * @throws Problem ai.run_not_found, ai.proposal_gone, ai.no_room, questions.invalid, questions.duplicate, and those of `loadTarget`
 */
export async function keepProposals(
  tx: Tx,
  services: Pick<Services, 'clock'>,
  session: Caller,
  { run_id, proposal_ids }: RequestOf<typeof keepCall>,
): Promise<{ part_ids: string[] }> {
  const run = await requireRun(tx, session, run_id);
  const { institution_id, kind, container_id } = run;
  const target = await loadTarget(tx, session, container_id, kind);
  const bank = target.container;
  const wanted = [...new Set(proposal_ids)];
  const proposals = await proposalRows.lockOpenProposals(tx, institution_id, run_id, wanted);
  if (proposals.length < wanted.length) throw new Problem('ai.proposal_gone');
  if (target.generating)
    return { part_ids: await keepInDocument(tx, services, session, target, target.generating, proposals) };
  const kept: Kept[] = [];
  for (const proposal of proposals) {
    const { body, model, request, started_on } = proposal;
    const doc = questionOf(kind, body, request);
    if (!doc) throw new Problem('ai.other_kind');
    const question = await storeQuestion(tx, services, session, bank, {
      seen: null,
      doc,
      marks: {},
      action: 'question.create',
      detail: { made_by_model: model, made_from: request.material.from, made_on: started_on },
    });
    kept.push({ proposal, part_id: question.content_id, version: question.version });
  }
  await noteKept(tx, session, bank, kept, services.clock.now());
  return { part_ids: kept.map(({ part_id }) => part_id) };
}

/** Drops those that are still open; how many. */
export async function dropProposals(
  tx: Tx,
  session: Session,
  { run_id, proposal_ids }: RequestOf<typeof keepCall>,
): Promise<number> {
  const { institution_id } = await requireRun(tx, session, run_id);
  const open = await proposalRows.lockOpenProposals(tx, institution_id, run_id, proposal_ids);
  return proposalRows.dropProposals(
    tx,
    institution_id,
    open.map(({ proposal_id }) => proposal_id),
  );
}

/**
 * Brings back what was dropped: it can be kept, changed or dropped again.
 * @throws Problem ai.run_not_found
 */
export async function bringBackProposals(
  tx: Tx,
  session: Session,
  { run_id, proposal_ids }: RequestOf<typeof keepCall>,
): Promise<number> {
  const { institution_id } = await requireRun(tx, session, run_id);
  return proposalRows.reopenDropped(tx, institution_id, run_id, proposal_ids);
}

/**
 * Changes what was proposed, and judges it again.
 * @throws Problem ai.run_not_found, ai.proposal_gone, request.invalid
 */
export async function changeProposal(
  tx: Tx,
  session: Session,
  { run_id, proposal_id, body: sent }: RequestOf<typeof changeCall>,
): Promise<AiProposal> {
  const run = await requireRun(tx, session, run_id);
  const { institution_id, kind } = run;
  const body = readBody(kind, sent);
  if (!body)
    throw new Problem('request.invalid', {
      fields: [{ path: ['body'], message: 'does not have the shape of its kind' }],
    });
  const target = await loadTarget(tx, session, run.container_id, kind);
  const proposal = await lockOne(tx, run, proposal_id);
  const others = canonicalTextsOfOpen(
    target,
    await proposalRows.listProposals(tx, institution_id, run_id),
    proposal_id,
  );
  const findings = target.judging.findings(body, proposal.request, (canonicalText) =>
    others.has(canonicalText),
  );
  await proposalRows.updateBody(tx, institution_id, proposal_id, body, findings);
  return shownProposal({ ...proposal, body, findings, is_changed: 1 });
}

/**
 * Has one proposal made again; the old one stays until the new one has come.
 * @throws Problem ai.run_not_found, ai.proposal_gone, and those of `beginRun`, `loadTarget` and `materialOf`
 */
export async function remakeProposal(
  services: Services,
  session: Session,
  { run_id, proposal_id, why }: RequestOf<typeof remakeCall>,
): Promise<{ run_id: string }> {
  const { begun, around } = await services.db.inTransaction(async (tx) => {
    const root = await requireRun(tx, session, run_id);
    const { kind, container_id, institution_id } = root;
    const target = await loadTarget(tx, session, container_id, kind);
    const proposal = await lockOne(tx, root, proposal_id);
    const body = readBody(kind, proposal.body);
    if (!body) throw new Problem('ai.proposal_gone');
    const templates = 'template' in body ? [body.template] : root.request.templates;
    const request = { ...root.request, count: 1, templates };
    const material = await materialOf(tx, services, session, target.container, request);
    const ask = (fence: string) => questionFor(kind, request, material, fence, [], { body, why });
    const beginning = { container_id, kind, request, root_run_id: run_id, ask };
    const others = canonicalTextsOfOpen(
      target,
      await proposalRows.listProposals(tx, institution_id, run_id),
      '',
    );
    const base = surroundingsOf(target);
    return {
      begun: await beginRun(tx, services, session, beginning),
      around: { ...base, proposed: others, place: proposal.place, replaces: proposal_id },
    };
  });
  runInBackground(services, begun, around);
  return { run_id: begun.run.run_id };
}

/**
 * Stops a generation and all proposals that are made again for it; what has come stays, and costs what it costs.
 * @throws Problem ai.run_not_found
 */
export async function stopRun(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  session: Session,
  run_id: string,
): Promise<void> {
  const run = await requireRun(tx, session, run_id);
  const ended_on = clock.now();
  const running = await runRows.selectOptionalRunning(tx, session, run.container_id, ended_on);
  // Of the same content another generation may be under way: what that brought is counted where it is stopped.
  if (running?.root_run_id !== run.root_run_id) return;
  const proposals = await proposalRows.listProposals(tx, run.institution_id, run.root_run_id);
  const hasBrought = proposals.some((proposal) => proposal.run_id === running.run_id);
  await runRows.endRun(tx, running, {
    status: 'stopped',
    fault: null,
    is_charged: hasBrought ? 1 : 0,
    ended_on,
  });
}
