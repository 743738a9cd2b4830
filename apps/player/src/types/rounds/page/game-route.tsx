import { useMemo, type ReactNode } from 'react';
import { MissingParameter } from '../../../frame/notices/missing-parameter.tsx';
import { useHost } from '../../../launch/use-host.ts';
import { parseQuery } from '../../../launch/parameters.ts';
import { pageOf } from '../../../ui/page-part.tsx';
import { GamePage } from './game-page.tsx';

const gamePreview = pageOf(async () => (await import('./game-preview.tsx')).GamePreview);

/** The page of a game, by what its address says. */
export function GameRoute({ search }: { readonly search: string }): ReactNode {
  const parameters = useMemo(() => parseQuery(search, 'content_id'), [search]);
  const host = useHost(parameters.kind === 'preview');
  const content = useMemo(() => {
    if (parameters.kind !== 'play') return null;
    const { content_id, institution_id, user_id } = parameters;
    return { content_id, institution_id, user_id };
  }, [parameters]);
  if (parameters.kind === 'missing') return <MissingParameter name={parameters.name} />;
  if (content === null) return <gamePreview.Show host={host} />;
  return <GamePage key={JSON.stringify(content)} content={content} host={host} />;
}
