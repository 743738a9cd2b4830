import { IconClipboardList } from '@tabler/icons-react';
import { useText } from '../../../i18n/index.ts';
import { makingPath } from '../../making/index.ts';
import { WideCard } from './wide-card.tsx';

/** The way to a game that is made of a list, before the types that are written by hand. */
export function ListCard() {
  const t = useText();
  return (
    <WideCard
      to={makingPath}
      icon={<IconClipboardList size={40} aria-hidden="true" />}
      title={t('dashboard:create.of_list.title')}
      about={t('dashboard:create.of_list.about')}
    />
  );
}
