import { Problem, type ReplyOf, type RequestOf, type tryAi as tryAiCall } from '@takhti/contract';
import { z } from 'zod';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { askModel } from '../provider/ask-model.ts';
import { ServiceFault } from '../provider/service-fault.ts';
import { aiKeyFor, providerOf, readAi } from './kept-ai.ts';

const trial = {
  instructions: 'Answer with JSON alone: an object {"elements": [...]} with one element.',
  prompt: 'The element is an object with one field "question": a short question about sums for a child.',
  element: z.object({ question: z.string() }),
};
const most_ms = 60_000;
/** Each trial keeps a connection to an entered address for up to a minute. */
const trials = { person: 10, institution: 30, window_ms: 10 * 60_000 } as const;

/**
 * Asks a service as it is being settled, with the key that is kept only where that goes to its origin already.
 * @throws Problem request.too_many
 */
export async function tryAi(
  services: Pick<Services, 'db' | 'ai' | 'outgoing' | 'vault' | 'launches'>,
  { institution_id, user_id }: Session,
  { settings, key }: RequestOf<typeof tryAiCall>,
): Promise<ReplyOf<typeof tryAiCall>> {
  const { window_ms } = trials;
  const subject = `trying a service, ${institution_id}`;
  const wait_ms = services.launches.count([
    { subject: `${subject} ${user_id}`, most: trials.person, window_ms },
    { subject, most: trials.institution, window_ms },
  ]);
  if (wait_ms > 0) throw new Problem('request.too_many', { seconds: Math.ceil(wait_ms / 1000) });
  const kept = await services.db.readOne((tx) => readAi(tx, services, institution_id));
  const provider = providerOf(services, {
    settings,
    secrets: { key: aiKeyFor(kept, settings.address, key) },
  });
  if (!provider) return { fault: 'not_set_up', message: '' };
  try {
    for await (const element of askModel(provider, trial, AbortSignal.timeout(most_ms)))
      if (trial.element.safeParse(element).success) return { fault: null, message: '' };
    return { fault: 'nonsense', message: '' };
  } catch (error) {
    if (error instanceof ServiceFault) return { fault: error.fault, message: error.text };
    throw error;
  }
}
