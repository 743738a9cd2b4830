import { IconMessage, IconMessagePlus } from '@tabler/icons-react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { useCommentsHere, useOpenComments } from './comments-context.ts';
import classes from './field-comments.module.css';

export interface FieldCommentsProps {
  readonly path: readonly (string | number)[];
  /** The field's name, for screen readers. */
  readonly label: string;
}

/** Beside a field: how many comments on it are open, and the way to them or to a first one. */
export function FieldComments({ path, label }: FieldCommentsProps) {
  const t = useText();
  const format = useFormat();
  const here = useCommentsHere();
  const open = useOpenComments([[...path]]);
  if (!here || (open === 0 && !here.canComment)) return null;
  const name =
    open > 0
      ? t('review:field_comments.open', { field: label, count: open })
      : t('review:field_comments.write', { field: label });
  return (
    // Every field has one of these: the library's buttons and tooltips would hold up the page.
    <button
      type="button"
      className={classes.button}
      title={name}
      data-open={open > 0 || undefined}
      aria-label={name}
      onClick={() => here.open([...path])}
    >
      {open > 0 ? (
        <>
          <IconMessage size={16} aria-hidden="true" />
          <span aria-hidden="true">{format.number(open)}</span>
        </>
      ) : (
        <IconMessagePlus size={16} aria-hidden="true" />
      )}
    </button>
  );
}
