import { randomBytes } from 'node:crypto';
import { Problem } from '@takhti/contract';
import type { GenerationRequest, RunKind } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { leftOf } from '../credits/credits.ts';
import { countCredits, lockPeople } from '../credits/credits.queries.ts';
import { keptRequest } from './kept-request.ts';
import type { Provider, Question } from '../provider/ask-model.ts';
import { providerOf, readAi } from '../settings/kept-ai.ts';
import {
  countRunning,
  insertRun,
  lockRunsOf,
  selectOptionalRunning,
  type StoredRun,
} from './runs.queries.ts';

/** A run that has a credit and can be asked for. */
export interface BegunRun<Kind extends RunKind = RunKind> {
  readonly run: Pick<
    StoredRun,
    'institution_id' | 'user_id' | 'run_id' | 'root_run_id' | 'container_id' | 'request'
  > & { readonly kind: Kind };
  readonly provider: Provider;
  readonly question: Question;
}

export interface Beginning<Kind extends RunKind = RunKind> {
  /** Null where a program asks for itself. */
  readonly container_id: string | null;
  readonly kind: Kind;
  readonly request: GenerationRequest;
  /** The run of which a proposal is made again; left out for a run of its own. */
  readonly root_run_id?: string;
  /** The request for the model. Texts of others are between two lines with this random word. */
  readonly ask: (fence: string) => Question;
}

/** For so long a credit is held after the server last said that the run continues. */
export const hold_ms = 3 * 60_000;
/** Runs of one person at a time, over all content: each keeps a connection to the shared service. */
const most_at_once = { person: 4, institution: 12 };

/**
 * Holds a credit for a generation and notes what is asked. The second of two generations begun at once waits for the
 * first, so that one credit never pays for two, and an institution never has more under way than it may.
 * @throws Problem ai.not_set_up, ai.no_credits, ai.already_running, request.too_many
 */
export async function beginRun<Kind extends RunKind>(
  tx: Tx,
  services: Pick<Services, 'ai' | 'outgoing' | 'clock' | 'vault'>,
  { institution_id, user_id }: Session,
  { container_id, kind, request, root_run_id, ask }: Beginning<Kind>,
): Promise<BegunRun<Kind>> {
  const owner = { institution_id, user_id };
  const now = services.clock.now();
  await lockPeople(tx, institution_id, [user_id]);
  const provider = providerOf(services, await readAi(tx, services, institution_id));
  if (!provider) throw new Problem('ai.not_set_up');
  // Words for one field are no list of proposals, and would be out of place there.
  const isAlone = container_id !== null && kind !== 'help';
  if (isAlone && (await selectOptionalRunning(tx, owner, container_id, now)))
    throw new Problem('ai.already_running');
  const counted = await countCredits(tx, owner, now);
  if (leftOf(counted) < 1) throw new Problem('ai.no_credits');
  await lockRunsOf(tx, institution_id);
  const isFull =
    counted.held >= most_at_once.person ||
    (await countRunning(tx, institution_id, now)) >= most_at_once.institution;
  if (isFull) throw new Problem('request.too_many', { seconds: 30 });
  const question = ask(randomBytes(12).toString('hex'));
  const run_id = newId();
  const run = { ...owner, run_id, root_run_id: root_run_id ?? run_id, container_id, kind };
  await insertRun(tx, {
    ...run,
    wish: JSON.stringify(keptRequest.toKeep(request)),
    model: provider.model,
    prompt: question.prompt,
    fault: null,
    started_on: now,
    held_until: new Date(now.getTime() + hold_ms),
  });
  return { run: { ...run, request }, provider, question };
}
