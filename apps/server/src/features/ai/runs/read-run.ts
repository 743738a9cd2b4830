import type { ReplyOf, readAiRun } from '@takhti/contract';
import type { AiProposal, AiRun } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { loadContainer } from '../../containers/index.ts';
import { listProposals, type StoredProposal } from './proposals.queries.ts';
import { selectOptionalNewestRun, selectOptionalOpenRun, selectOptionalRunning } from './runs.queries.ts';

/**
 * The newest generation for a container. While one of its proposals is made again it runs, too.
 * @throws Problem container.not_found
 */
export async function readRun(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  session: Session,
  container_id: string,
): Promise<ReplyOf<typeof readAiRun>> {
  await loadContainer(tx, session, container_id);
  const run = await selectOptionalNewestRun(tx, session, container_id);
  if (!run) return { run: null, proposals: [] };
  const now = clock.now();
  const running = await selectOptionalRunning(tx, session, container_id, now);
  const current = shownRun(run, container_id, now);
  const come = await listProposals(tx, session.institution_id, run.run_id);
  // Of a run without proposals only its end is reported; earlier open proposals stay.
  const before =
    come.length === 0 && !running ? await selectOptionalOpenRun(tx, session, container_id) : undefined;
  const proposals = before ? await listProposals(tx, session.institution_id, before.run_id) : come;
  const { status, fault } = current;
  const shown = before ? { ...shownRun(before, container_id, now), status, fault } : current;
  return {
    run: { ...shown, ...(running && { status: 'running' as const }) },
    proposals: proposals.filter(({ state }) => state !== 'replaced').map(shownProposal),
  };
}

type NewestRun = NonNullable<Awaited<ReturnType<typeof selectOptionalNewestRun>>>;

/** A run as its person sees it: one whose time is over broke off with its server, and cost nothing. */
function shownRun(run: NewestRun, container_id: string, now: Date): AiRun {
  const { run_id, kind, model, request, started_on } = run;
  const isOver = run.status === 'running' && new Date(run.held_until) <= now;
  return {
    run_id,
    container_id,
    kind,
    model,
    request,
    started_on,
    status: isOver ? 'failed' : run.status,
    fault: isOver ? 'broken_off' : run.fault,
  };
}

/** A proposal as its person sees it. */
export function shownProposal(proposal: StoredProposal): AiProposal {
  const { proposal_id, kind, body, findings, state, is_changed, part_id } = proposal;
  return { proposal_id, kind, body, findings, state, is_changed: is_changed === 1, part_id };
}
