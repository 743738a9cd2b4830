import { Text, Title } from '@mantine/core';
import { availableContentTypes } from '@takhti/content-types';
import { contentTypes, mayBegin } from '@takhti/domain';
import { Link } from 'react-router';
import { hidesLessonPlans, useUrlData } from '../../../app/launch/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { isTextKey, useText } from '../../../i18n/index.ts';
import { PageHeader, useTypeName } from '../../../ui/index.ts';
import { TypeIcon } from '../../../types/type-icon.tsx';
import classes from './create-page.module.css';

/** The choice of what to make: every type that can be made has a card (C-087). */
export function Component() {
  const t = useText();
  const typeName = useTypeName();
  const { specs } = useSession().user;
  const hidesPlans = hidesLessonPlans(useUrlData()) === 1;
  const types = availableContentTypes.filter(
    (type) => mayBegin(type, specs) && !(hidesPlans && contentTypes[type].is_lesson_plan),
  );
  return (
    <>
      <PageHeader title={t('dashboard:create.title')} detail={t('dashboard:create.detail')} />
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
    </>
  );
}
