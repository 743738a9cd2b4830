import { useText } from '../../../i18n/index.ts';
import { PageHeader } from '../../../ui/index.ts';
import { TypeCards } from './type-cards.tsx';

/** The choice of what to make: every type that can be made has a card (C-087). */
export function Component() {
  const t = useText();
  return (
    <>
      <PageHeader title={t('dashboard:create.title')} detail={t('dashboard:create.detail')} />
      <TypeCards isOffered={() => true} />
    </>
  );
}
