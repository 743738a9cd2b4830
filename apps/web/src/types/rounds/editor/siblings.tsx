import { Navigate, useLocation, type RouteObject } from 'react-router';
import { roundParts } from './addresses.ts';

/**
 * Sub-pages beside an editor lead to those under it: both forms are in use (D-61).
 * @param game where they are; beside the editor itself, unless the game has another spelling, too
 */
export function siblingsOf(editor: string, game = editor.replace(/\/editor$/, '')): RouteObject[] {
  return roundParts.map((part) => ({
    path: `${game}/${part}`,
    handle: { title: 'games:titles.edit', back: '/dashboard', isEditor: true },
    Component: () => <Elsewhere to={`${editor}/${part}`} />,
  }));
}

function Elsewhere({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}
