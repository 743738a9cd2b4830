import { Text, Title } from '@mantine/core';
import type { ContentType } from '@takhti/domain';
import { Link } from 'react-router';
import { isTextKey, useText } from '../../../i18n/index.ts';
import { TypeIcon } from '../../../types/type-icon.tsx';
import { useTypeName } from '../../../ui/index.ts';
import classes from './create-page.module.css';

interface TypeCardsProps {
  readonly types: readonly ContentType[];
  /** Of the headings, which are below that of their group. */
  readonly order: 2 | 3;
}

/** A card of each type; it leads to the choice of grade and subject. */
export function TypeCards({ types, order }: TypeCardsProps) {
  const t = useText();
  const typeName = useTypeName();
  return (
    <ul className={classes.cards}>
      {types.map((type) => {
        const about = `dashboard:create.about.${type}`;
        return (
          <li key={type}>
            <Link to={`/dashboard/select-grade-subject?content_type=${type}`} className={classes.card}>
              <TypeIcon type={type} size={56} />
              <Title order={order} size="h3" className={classes.name}>
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
