import { useSearchParams } from 'react-router';
import { OfBank } from './of-bank.tsx';
import { OfList } from './of-list.tsx';

/** A game of what is there: of a bank or an article, or of a list. */
export function Component() {
  const [query] = useSearchParams();
  const container_id = query.get('container_id');
  return container_id === null ? <OfList /> : <OfBank key={container_id} container_id={container_id} />;
}
