import { Navigate, useLocation, type RouteObject } from 'react-router';
import { roundParts } from './addresses.ts';

/** Sub-pages under the address of a game lead to those under its editor: both forms are in use (D-61). */
export function siblingsOf(game: string): RouteObject[] {
  return roundParts.map((part) => ({
    path: `${game}/${part}`,
    handle: { title: 'games:titles.edit', back: '/dashboard', isEditor: true },
    Component: () => <Elsewhere to={`${game}/editor/${part}`} />,
  }));
}

function Elsewhere({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}
