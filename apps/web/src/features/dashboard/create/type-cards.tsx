import { Text, Title } from '@mantine/core';
import { availableContentTypes } from '@takhti/content-types';
import { contentTypes, isHidden, mayBegin, type ContentType } from '@takhti/domain';
import { Link } from 'react-router';
import { hidesLessonPlans, useUrlData } from '../../../app/launch/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { isTextKey, useText } from '../../../i18n/index.ts';
import { useTypeName } from '../../../ui/index.ts';
import { TypeIcon } from '../../../types/type-icon.tsx';
import classes from './create-page.module.css';

/** A card of each type that can be made and that the page is about; it leads to the choice of grade and subject. */
export function TypeCards({ isOffered }: { readonly isOffered: (type: ContentType) => boolean }) {
  const t = useText();
  const typeName = useTypeName();
  const { specs } = useSession().user;
  const hidesPlans = hidesLessonPlans(useUrlData()) === 1;
  const types = availableContentTypes.filter(
    (type) =>
      isOffered(type) &&
      mayBegin(type, specs) &&
      !isHidden(type, specs) &&
      !(hidesPlans && contentTypes[type].is_lesson_plan),
  );
  return (
    <ul className={classes.cards}>
      {types.map((type) => {
        const about = `dashboard:create.about.${type}`;
        return (
          <li key={type}>
            <Link to={`/dashboard/select-grade-subject?content_type=${type}`} className={classes.card}>
              <TypeIcon type={type} size={56} />
              <Title order={2} size="h3">
                {typeName(type)}
              </Title>
              {isTextKey(about) && (
                <Text size="sm" c="dimmed">
                  {t(about)}
                </Text>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
