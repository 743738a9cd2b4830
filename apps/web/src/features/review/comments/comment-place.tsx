import { Anchor as Link, Text } from '@mantine/core';
import type { Comment } from '@takhti/contract';
import type { Anchor, OpenedContainer } from '@takhti/domain';
import { Link as RouterLink } from 'react-router';
import { editorPath, questionPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { focusState } from '../../editor/index.ts';
import { useCommentsHere } from './comments-context.ts';
import classes from '../drawer.module.css';
import { useFieldName } from '../words/field-name.ts';
import { useQuote } from '../words/use-quote.ts';

interface CommentPlaceProps {
  readonly anchor: Anchor;
  readonly place: Comment['place'];
  readonly container: OpenedContainer;
  readonly onLeave: () => void;
}

/** The place of a comment, as a link; if it is gone, the former words. */
export function CommentPlace({ anchor, place, container, onLeave }: CommentPlaceProps) {
  const t = useText();
  const nameOf = useFieldName(container.content_type);
  const here = useCommentsHere();
  const quote = useQuote(container.content_type)(anchor);
  const path =
    here?.content_id === anchor.content_id
      ? here.fieldOf(place?.path ?? anchor.path)
      : (place?.placed_path ?? anchor.path);
  const field = nameOf(anchor.content_id, path);
  const position = place?.position ?? null;
  const { content_id } = anchor;
  const to = content_id === null ? editorPath(container) : questionPath(container, content_id);
  const name = position === null ? field : t('review:places.in_question', { field, position });
  return (
    <div className={classes.place}>
      {place?.kind === 'gone' ? (
        <Text size="xs" c="dimmed" component="span">
          {t('review:places.gone', { place: name })}
        </Text>
      ) : here?.content_id === content_id ? (
        <Link component="button" type="button" size="xs" underline="always" onClick={() => here.leadTo(path)}>
          {name}
        </Link>
      ) : to === null ? (
        <Text size="xs" c="dimmed" component="span">
          {name}
        </Text>
      ) : (
        <Link
          component={RouterLink}
          to={to}
          state={focusState(path)}
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
      {quote !== null && (
        <q className={classes.quote} dir="auto">
          {quote}
        </q>
      )}
    </div>
  );
}
