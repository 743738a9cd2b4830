import { Textarea, TextInput } from '@mantine/core';
import { directionOf, hasErrors, localeOf, type Finding, type Language } from '@takhti/domain';
import type { ReactNode } from 'react';
import { FieldError, fieldErrorId, fieldId } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';

export interface TextFieldProps {
  readonly path: Finding['path'];
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: string;
  /** The findings of the field. */
  readonly found: readonly Finding[];
  /** The language of a text for learners; without it the field holds a code or a time, written from left to right in every language. */
  readonly writtenIn?: Language;
  /** Lines to begin with, and how many it grows to; one line if left out. */
  readonly rows?: { readonly least: number; readonly most: number };
  readonly type?: 'text' | 'datetime-local';
  readonly onText: (text: string) => void;
}

const ofCode = { dir: 'ltr', autoComplete: 'off' };

/** A text of a document, with what is wrong with it and what is said of it. */
export function TextField(props: TextFieldProps) {
  const { path, label, hint, value, found, writtenIn, rows, type = 'text', onText } = props;
  const shared = {
    id: fieldId(path),
    label,
    description: hint,
    value,
    attributes: {
      // The text may be in another script than the page; an empty field follows the page.
      input: writtenIn
        ? { dir: value === '' ? directionOf(writtenIn) : 'auto', lang: localeOf(writtenIn) }
        : ofCode,
    },
    error: hasErrors(found),
    'aria-describedby': fieldErrorId(path),
  };
  return (
    <Marked path={path} label={label}>
      {rows === undefined ? (
        <TextInput
          {...shared}
          type={type}
          step={type === 'datetime-local' ? 1 : undefined}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      ) : (
        <Textarea
          {...shared}
          autosize
          minRows={rows.least}
          maxRows={rows.most}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      )}
      <FieldError path={path} findings={found} />
    </Marked>
  );
}
