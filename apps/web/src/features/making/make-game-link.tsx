import { Anchor } from '@mantine/core';
import type { ContainerRow } from '@takhti/domain';
import { Link } from 'react-router';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { webTypeOf } from '../../types/registry.ts';
import classes from './make-game-link.module.css';
import { makeGamePath } from './make-game-path.ts';

/** Links from published questions in a list to making a game of them, with the right to make one. */
export function MakeGameLink({ item }: { readonly item: ContainerRow }) {
  const t = useText();
  const { can } = useSession();
  const path = webTypeOf(item.content_type)?.isMaterial === true ? makeGamePath(item) : null;
  if (path === null || !can('container.create')) return null;
  const label = t('common:make_game');
  return (
    <Anchor
      component={Link}
      to={path}
      size="sm"
      underline="always"
      className={classes.link}
      aria-label={`${label}: ${item.title}`}
    >
      {label}
    </Anchor>
  );
}
