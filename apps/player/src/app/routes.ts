import { contentTypes, decodeLaunchCode, livePath } from '@takhti/domain';
import type { PlayerType } from '../types/player-type.ts';
import { isPlayable, playerTypes, type PlayableType } from '../types/registry.ts';

/** The page of an address of this bundle. */
export type Route =
  | {
      readonly name: 'type';
      readonly content_type: PlayableType;
      /** The page below the type's address; empty for its first page. */
      readonly below: string;
    }
  | { readonly name: 'hand_in' | 'attendance' | 'live' | 'live_host' | 'not_found' | 'unplayable' }
  | { readonly name: 'missing'; readonly parameter: string }
  | { readonly name: 'redirect'; readonly to: string };

const GENERIC = '/generic/launch';
const HAND_IN = '/player/hand-in';
const ATTENDANCE = '/player/clicker/attendance';
const LIVE_HOST = `${livePath}/host`;

/** The type of a link that names none: such links are older than the types that share the address now (C-187). */
const unnamed: Readonly<Record<string, PlayableType>> = {
  [contentTypes.assessment.player]: 'assessment',
  [contentTypes.ai_bot.player]: 'ai_bot',
  [contentTypes.competition.player]: 'competition',
  [contentTypes.rumble_in_the_jumble.player]: 'rumble_in_the_jumble',
  [contentTypes.video.player]: 'video',
  [contentTypes.e_book.player]: 'e_book',
  [GENERIC]: 'assessment',
};

/** The player's own path switch (specification, section 2). `/generic/launch` leads to the page of the coded content's type (C-181). */
export function routeOf(pathname: string, search: string): Route {
  const path = pathname.replace(/\/+$/, '');
  if (path === HAND_IN) return { name: 'hand_in' };
  if (path === ATTENDANCE) return { name: 'attendance' };
  if (path === livePath) return { name: 'live' };
  if (path === LIVE_HOST) return { name: 'live_host' };
  const page = path === GENERIC ? { address: GENERIC, below: '' } : pages.get(path);
  if (page === undefined) return { name: 'not_found' };
  const { address, below } = page;

  const query = new URLSearchParams(search);
  const code = query.get('code');
  const coded = code === null ? null : decodeLaunchCode(code);
  // Previews have no code: the studio says by itself what it posts.
  const isNamed = code === null ? query.has('content_type') : coded !== null;
  if (address === GENERIC && !isNamed) return { name: 'missing', parameter: 'code' };
  const content_type = coded?.content_type ?? query.get('content_type') ?? unnamed[address] ?? '';
  if (!isPlayable(content_type)) return { name: 'unplayable' };
  const { player } = contentTypes[content_type];
  if (player === address) return { name: 'type', content_type, below };
  if (address !== GENERIC || code === null) return { name: 'unplayable' };
  const user_id = query.get('user_id');
  const kept = new URLSearchParams({ code, ...(user_id !== null && { user_id }) });
  return { name: 'redirect', to: `${player}?${kept.toString()}` };
}

/** Every page of every type, by its path. */
const pages = new Map(
  (Object.keys(playerTypes) as PlayableType[]).flatMap((content_type) => {
    const address: string = contentTypes[content_type].player;
    return pagesOf(content_type).map(
      (below) => [below === '' ? address : `${address}/${below}`, { address, below }] as const,
    );
  }),
);

function pagesOf(content_type: PlayableType): readonly string[] {
  const type: PlayerType = playerTypes[content_type];
  return type.use === 'attempted' ? ['', ...type.below] : [''];
}
