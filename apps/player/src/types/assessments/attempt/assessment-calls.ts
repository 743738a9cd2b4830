import type {
  introduceAssessment,
  launchAssessment,
  ReplyOf,
  RequestInput,
  saveAttempt,
} from '@takhti/contract';
import type { SaveCall } from '../../../attempt/unsent/unsent.ts';
import { post, type Outcome } from '../../../net/call.ts';

// Types only: the schemas would bring a parser that weighs more than the player. A test compares the paths.
export const paths = {
  introduce: 'assessment/introduce',
  launch: 'assessment/launch',
  save: 'assessment/save',
} as const;

export type Launch = ReplyOf<typeof launchAssessment>;
export type LaunchRequest = RequestInput<typeof launchAssessment>;
export type SaveRequest = RequestInput<typeof saveAttempt>;
export type SaveReply = ReplyOf<typeof saveAttempt>;

export async function launch(request: LaunchRequest, bearer = ''): Promise<Outcome<Launch>> {
  return checked('launchAssessment', await post<Launch>(paths.launch, request, { bearer }));
}

type Introduced = ReplyOf<typeof introduceAssessment>;

export async function introduce(request: LaunchRequest, bearer = ''): Promise<Outcome<Introduced>> {
  return checked('introduceAssessment', await post<Introduced>(paths.introduce, request, { bearer }));
}

async function checked<Data>(
  name: 'launchAssessment' | 'introduceAssessment',
  outcome: Outcome<Data>,
): Promise<Outcome<Data>> {
  if (import.meta.env.DEV && outcome.kind === 'ok') {
    const contract = await import('@takhti/contract');
    contract[name].reply.parse(outcome.data);
  }
  return outcome;
}

export function saving(request: SaveRequest): SaveCall {
  return { path: paths.save, body: request };
}
