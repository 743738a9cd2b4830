import { Text, Title } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { makingPath } from '../../making/index.ts';
import classes from './create-page.module.css';

/** The way to a game that is made of a list, before the types that are written by hand. */
export function ListCard() {
  const t = useText();
  return (
    <Link to={makingPath} className={`${classes.card} ${classes.wide}`}>
      <IconClipboardList size={40} aria-hidden="true" />
      <span>
        <Title order={2} size="h3">
          {t('dashboard:create.of_list.title')}
        </Title>
        <Text component="span" size="sm" c="dimmed">
          {t('dashboard:create.of_list.about')}
        </Text>
      </span>
    </Link>
  );
}
