import type {
  askBot as askCall,
  openBot as openCall,
  ReplyOf,
  reportBot as reportCall,
} from '@takhti/contract';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { knownLearner } from '../../../launch/known-learner.ts';
import { post, type Outcome } from '../../../net/call.ts';

// Types only: the schemas would bring a parser that weighs more than the player. A test compares the paths.
export const botPaths = { open: 'ai/bot/open', ask: 'ai/bot/ask', report: 'ai/bot/report' } as const;

/** A model writes for a while. */
const answer_ms = 70_000;

export type OpenedTalk = ReplyOf<typeof openCall>;

/** Questions to a bot, by the person that this browser can prove to be. */
export function botCalls(content: ContentKey) {
  const { institution_id, content_id, user_id, gathering_id } = content;
  const auth_token = knownLearner.token(content);
  const who = {
    institution_id,
    content_id,
    user_id,
    ...(gathering_id !== undefined && { gathering_id }),
    ...(auth_token !== null && { auth_token }),
  };
  const bearer = auth_token === null ? (knownLearner.session() ?? '') : '';
  return {
    open: (): Promise<Outcome<OpenedTalk>> => post(botPaths.open, who, { bearer }),
    ask: (question: string): Promise<Outcome<ReplyOf<typeof askCall>>> =>
      post(botPaths.ask, { ...who, question }, { bearer, timeout_ms: answer_ms }),
    report: (turn_id: string, why: string): Promise<Outcome<ReplyOf<typeof reportCall>>> =>
      post(botPaths.report, { ...who, turn_id, why }, { bearer }),
  };
}
