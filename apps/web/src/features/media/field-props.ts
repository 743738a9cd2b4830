import type { ReactNode } from 'react';
import type { ImageCap } from '../upload/index.ts';

interface MediaFieldProps {
  readonly container_id: string;
  readonly label: string;
  /** The field's place in the document: findings lead there. */
  readonly path: readonly (string | number)[];
  /** Nothing, or the address of an upload, signed where it can be shown. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isReadOnly: boolean;
  /** The fault of the field: words, or a FieldError. */
  readonly error?: ReactNode;
}

/** How many pixels a picture should have. */
export interface WantedSize {
  readonly width: number;
  readonly height: number;
}

export interface ImageFieldProps extends MediaFieldProps {
  /** The text alternative of the picture; editable where given. */
  readonly alt?: string;
  readonly onAltChange?: (alt: string) => void;
  /** The path of that text: its findings lead there. */
  readonly altPath?: readonly (string | number)[];
  readonly wanted?: WantedSize | undefined;
  /** The limit of bytes, if lower than for other pictures. */
  readonly cap?: ImageCap;
}

export interface AudioFieldProps extends Omit<MediaFieldProps, 'onChange'> {
  /** With how long the sound is, as the server found. */
  readonly onChange: (value: string, seconds?: number) => void;
}
