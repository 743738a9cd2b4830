import type { launchAssessment, ReplyOf, RequestInput, saveAttempt } from '@takhti/contract';
import { post, type Outcome } from '../../../net/call.ts';

// Types only: the schemas would bring a parser that weighs more than the player. A test compares the paths.
export const paths = { launch: 'assessment/launch', save: 'assessment/save' } as const;

export type Launch = ReplyOf<typeof launchAssessment>;
export type LaunchRequest = RequestInput<typeof launchAssessment>;
export type SaveRequest = RequestInput<typeof saveAttempt>;
export type SaveReply = ReplyOf<typeof saveAttempt>;

export async function launch(request: LaunchRequest, bearer = ''): Promise<Outcome<Launch>> {
  const outcome = await post<Launch>(paths.launch, request, { bearer });
  if (import.meta.env.DEV && outcome.kind === 'ok') {
    const contract = await import('@takhti/contract');
    contract.launchAssessment.reply.parse(outcome.data);
  }
  return outcome;
}

export async function save(request: SaveRequest, keepalive: boolean): Promise<Outcome<SaveReply>> {
  return post<SaveReply>(paths.save, request, { keepalive });
}
