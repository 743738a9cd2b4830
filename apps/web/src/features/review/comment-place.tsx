import { Anchor as Link, Text } from '@mantine/core';
import type { Comment } from '@takhti/contract';
import type { Anchor, OpenedContainer } from '@takhti/domain';
import { Link as RouterLink } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { focusField } from '../editor/index.ts';
import { questionLink } from './diff/change-head.tsx';
import { useCommentsHere } from './comments-context.tsx';
import classes from './drawer.module.css';
import { useFieldName } from './words/field-name.ts';

interface CommentPlaceProps {
  readonly anchor: Anchor;
  readonly place: Comment['place'];
  readonly container: OpenedContainer;
  readonly onLeave: () => void;
}

/** Where a comment points, in words that lead there; of what is gone, the words that stood there. */
export function CommentPlace({ anchor, place, container, onLeave }: CommentPlaceProps) {
  const t = useText();
  const nameOf = useFieldName();
  const here = useCommentsHere();
  const named = place?.path ?? anchor.path;
  const path = here ? here.fieldOf(named) : named;
  const field = nameOf(anchor.content_id, path);
  const position = place?.position ?? null;
  const name = position === null ? field : t('review:places.in_question', { field, position });
  return (
    <div className={classes.place}>
      {place?.kind === 'gone' ? (
        <Text size="xs" c="dimmed" component="span">
          {t('review:places.gone', { place: name })}
        </Text>
      ) : anchor.content_id === null ? (
        <Link
          component="button"
          type="button"
          size="xs"
          underline="always"
          onClick={() => {
            onLeave();
            requestAnimationFrame(() => focusField(path));
          }}
        >
          {name}
        </Link>
      ) : (
        <Link
          component={RouterLink}
          to={questionLink(container, anchor.content_id)}
          state={{ focus: path }}
          size="xs"
          underline="always"
          onClick={onLeave}
        >
          {name}
        </Link>
      )}
      {place?.kind === 'changed' && (
        <Text size="xs" c="dimmed" component="span">
          {t('review:places.changed')}
        </Text>
      )}
      {anchor.quote !== '' && (
        <q className={classes.quote} dir="auto">
          {anchor.quote}
        </q>
      )}
    </div>
  );
}
