import type { copyGame, launchGame, ReplyOf, RequestInput, saveGame } from '@takhti/contract';
import type { AttemptSecret } from '../../../attempt/attempt-store.ts';
import type { SaveCall } from '../../../attempt/unsent/unsent.ts';
import { post, type Outcome } from '../../../net/call.ts';

// Types only: the schemas would bring a parser that weighs more than the player. A test compares the paths.
export const gamePaths = {
  launch: 'generic/launch',
  copy: 'generic/copy',
  save: 'generic/save',
} as const;

export type GameLaunch = ReplyOf<typeof launchGame> & Pick<AttemptSecret, 'began_offline'>;

export async function launch(
  request: RequestInput<typeof launchGame>,
  bearer = '',
): Promise<Outcome<GameLaunch>> {
  const outcome = await post<GameLaunch>(gamePaths.launch, request, { bearer });
  if (import.meta.env.DEV && outcome.kind === 'ok') {
    const contract = await import('@takhti/contract');
    contract.launchGame.reply.parse(outcome.data);
  }
  return outcome;
}

/** A game laid out to be kept, at which nothing was begun. */
export type GameCopy = ReplyOf<typeof copyGame>;

export async function copy(request: RequestInput<typeof copyGame>): Promise<Outcome<GameCopy>> {
  return post<GameCopy>(gamePaths.copy, request);
}

export function saving(request: RequestInput<typeof saveGame>): SaveCall {
  return { path: gamePaths.save, body: request };
}
