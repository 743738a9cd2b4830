import { Input, Textarea, type TextareaProps } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './growing-text.module.css';

// Where the browser sizes a field by its words itself, nobody has to measure it after every key.
const growsByItself = globalThis.CSS?.supports('field-sizing', 'content') ?? false;

interface GrowingTextProps extends Omit<
  TextareaProps,
  'autosize' | 'rows' | 'style' | 'styles' | 'vars' | 'variant'
> {
  readonly minRows: number;
  readonly maxRows: number;
  readonly classNames?: { readonly input?: string | undefined };
}

/** A field that is as high as what is written in it. */
export function GrowingText({ minRows, maxRows, classNames, ...field }: GrowingTextProps) {
  if (!growsByItself)
    return <Textarea {...field} classNames={classNames} autosize minRows={minRows} maxRows={maxRows} />;
  const rows = { '--least-rows': minRows, '--most-rows': maxRows } as CSSProperties;
  const input = [classes.grows, classNames?.input].filter(Boolean).join(' ');
  if (field.label !== undefined || field.description !== undefined || field.error !== undefined)
    return <Textarea {...field} classNames={{ input }} style={rows} />;
  // With nothing around it the field alone is enough, and is not rendered twice like the component that ties label and field together is.
  const { id, attributes, 'aria-describedby': describedBy, ...bare } = field;
  return (
    <Input
      {...bare}
      component="textarea"
      multiline
      attributes={{ input: { ...attributes?.['input'], id, 'aria-describedby': describedBy } }}
      classNames={{ input }}
      style={rows}
    />
  );
}
