import { contentTypes, decodeLaunchCode, isContentType } from '@takhti/domain';

/** Where an address of this bundle leads. */
export type Route =
  | { readonly name: 'verify' | 'play' | 'game' | 'hand_in' | 'not_found' }
  | { readonly name: 'missing'; readonly parameter: string }
  | { readonly name: 'unplayable' }
  | { readonly name: 'redirect'; readonly to: string };

export const addresses = {
  verify: '/player/assessment',
  play: '/player/assessment/play',
  game: '/player/game/play',
  hand_in: '/player/hand-in',
} as const;

/** The player's own path switch (specification, section 2). `/generic/launch` leads to the player of the coded content's type (C-181). */
export function routeOf(pathname: string, search: string): Route {
  switch (pathname.replace(/\/+$/, '')) {
    case addresses.verify:
      return { name: 'verify' };
    case addresses.play:
      return { name: 'play' };
    case addresses.game:
      return { name: 'game' };
    case addresses.hand_in:
      return { name: 'hand_in' };
    case '/generic/launch':
      return routeOfCode(new URLSearchParams(search).get('code'));
    default:
      return { name: 'not_found' };
  }
}

function routeOfCode(code: string | null): Route {
  const launch = code === null ? null : decodeLaunchCode(code);
  if (code === null || launch === null) return { name: 'missing', parameter: 'code' };
  const type = launch.content_type ?? 'assessment';
  if (!isContentType(type)) return { name: 'unplayable' };
  const { player } = contentTypes[type];
  if (player !== addresses.verify && player !== addresses.game) return { name: 'unplayable' };
  return { name: 'redirect', to: `${player}?${new URLSearchParams({ code }).toString()}` };
}
