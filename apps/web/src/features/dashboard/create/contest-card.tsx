import { useText } from '../../../i18n/index.ts';
import { TypeIcon } from '../../../types/type-icon.tsx';
import { useTypeName } from '../../../ui/index.ts';
import { WideCard } from './wide-card.tsx';

/** The way to a competition, which is in no list of types (C-469) but is written like everything else. */
export function ContestCard() {
  const t = useText();
  const typeName = useTypeName();
  return (
    <WideCard
      to="/dashboard/select-grade-subject?content_type=competition"
      icon={<TypeIcon type="competition" size={40} />}
      title={typeName('competition')}
      about={t('dashboard:create.contest')}
    />
  );
}
