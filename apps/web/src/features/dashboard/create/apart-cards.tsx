import { typesWith } from '@takhti/domain';
import { isTextKey, useText } from '../../../i18n/index.ts';
import { TypeIcon } from '../../../types/type-icon.tsx';
import { useTypeName } from '../../../ui/index.ts';
import { WideCard } from './wide-card.tsx';

/** The types that are in no list of types, but are written like everything else. */
export function ApartCards() {
  const t = useText();
  const typeName = useTypeName();
  return typesWith(({ is_begun_apart }) => is_begun_apart).map((type) => {
    const about = `dashboard:create.about.${type}`;
    return (
      <WideCard
        key={type}
        to={`/dashboard/select-grade-subject?content_type=${type}`}
        icon={<TypeIcon type={type} size={40} />}
        title={typeName(type)}
        about={isTextKey(about) ? t(about) : ''}
      />
    );
  });
}
