import { useText } from '../../../i18n/index.ts';
import { webTypeOf } from '../../../types/registry.ts';
import { useOfferedTypes } from '../../../types/use-offered-types.ts';
import { PageHeader } from '../../../ui/index.ts';
import { ListCard } from './list-card.tsx';
import { TypeCards } from './type-cards.tsx';

/** The choice of a game to make (C-088, G-453). */
export function Component() {
  const t = useText();
  const games = useOfferedTypes().filter((type) => webTypeOf(type)?.group === 'games');
  return (
    <>
      <PageHeader title={t('dashboard:create.games_title')} detail={t('dashboard:create.games_detail')} />
      <ListCard />
      <TypeCards types={games} order={2} />
    </>
  );
}
