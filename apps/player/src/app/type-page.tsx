import { useMemo, useState, type ReactNode } from 'react';
import { MissingParameter } from '../frame/notices/missing-parameter.tsx';
import { parseQuery } from '../launch/parameters.ts';
import { useHost } from '../launch/use-host.ts';
import type { PlayerType } from '../types/player-type.ts';
import { pageOf } from '../ui/page-part.tsx';

const whoPage = pageOf(async () => (await import('../hand-in/own-link/who-page.tsx')).WhoPage, 'hand_in');

interface TypePageProps {
  readonly type: PlayerType;
  /** The name of the content id in the address. */
  readonly id_name: 'assessment_id' | 'content_id';
  readonly search: string;
  readonly below: string;
}

/** The page of a type, for the content that the address names, or as the studio previews it. */
export function TypePage({ type, id_name, search, below }: TypePageProps): ReactNode {
  const parameters = useMemo(() => parseQuery(search, id_name), [search, id_name]);
  const host = useHost(parameters);
  const [said, setSaid] = useState('');
  const content = useMemo(() => {
    if (parameters.kind !== 'play') return null;
    const { kind: _play, asks: _asks, language: _language, ...named } = parameters;
    return { ...named, user_id: named.user_id || said };
  }, [parameters, said]);

  if (parameters.kind === 'missing') return <MissingParameter name={parameters.name} />;
  if (parameters.kind === 'play' && parameters.asks !== undefined && content?.user_id === '')
    return <whoPage.Show {...parameters} onSaid={setSaid} />;
  const key = JSON.stringify(content);
  switch (type.use) {
    case 'attempted':
      return <type.page.Show key={key} content={content} host={host} below={below} />;
    case 'opened':
      return <type.page.Show key={key} content={content} host={host} />;
  }
}
