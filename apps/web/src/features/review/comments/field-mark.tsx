import { fieldId } from '../../editor/index.ts';
import { FieldComments, type FieldCommentsProps } from './field-comments.tsx';
import classes from './field-comments.module.css';

/** The comments on a field that is only read here: what leads to the field leads to them. */
export function FieldMark({ path, label }: FieldCommentsProps) {
  return (
    <span id={fieldId(path)} className={classes.anchor}>
      <FieldComments path={path} label={label} />
    </span>
  );
}
