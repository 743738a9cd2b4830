import type { Finding, Language } from '@takhti/domain';
import type { ReactNode } from 'react';
import type { FieldPath } from '../document/field.ts';

/** The accepted answers beside a text with blanks. */
export interface BlankKeeper {
  /** Gives a new blank its number; it accepts these answers at first. */
  readonly add: (answers: readonly string[]) => number;
  readonly answersOf: (number: number) => readonly string[];
}

export interface RichTextFieldProps {
  readonly label: string;
  /** The field's place in the document: findings lead to it. */
  readonly path: FieldPath;
  /** HTML; '' when empty. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** The language that is written in, regardless of the interface's. */
  readonly language: Language;
  /** The container that pictures belong to. */
  readonly containerId: string;
  readonly isReadOnly?: boolean;
  readonly isRequired?: boolean;
  readonly findings?: readonly Finding[];
  readonly placeholder?: string;
  /** Tall fields are for questions and texts, low ones for options. */
  readonly isTall?: boolean;
  /** Beside the label: what others say of the field. */
  readonly aside?: ReactNode;
  /** Lets words be made blanks. */
  readonly blanks?: BlankKeeper | undefined;
  /** For texts of many parts: headings and tables. */
  readonly isLong?: boolean;
  readonly renderWayOut?: (finding: Finding) => ReactNode;
}
