import { IconAlertTriangle } from '@tabler/icons-react';
import type { Chars } from '@takhti/content-types/rounds';
import { lengthOf } from '@takhti/content-types/kit';
import { useFormat, useText } from '../../../../i18n/index.ts';
import classes from '../number/written-field.module.css';

interface CharCountProps {
  readonly text: string;
  readonly chars: Chars;
  /** The length is kept, and not only recommended. */
  readonly isKept?: boolean;
}

/** How long a text is, beside the length that fits without scrolling (G-376, G-377). */
export function CharCount({ text, chars, isKept = false }: CharCountProps) {
  const t = useText();
  const format = useFormat();
  const length = lengthOf(text);
  const isOver = length > chars.to;
  const most =
    chars.from === undefined
      ? format.number(chars.to)
      : `${format.number(chars.from)}–${format.number(chars.to)}`;
  return (
    <span
      className={classes.count}
      data-over={isOver || undefined}
      title={t(isKept ? 'game-cards:chars.most' : 'game-cards:chars.recommended', { most })}
    >
      {isOver && <IconAlertTriangle size={14} aria-hidden="true" />}
      <bdi dir="ltr" aria-hidden="true">
        {format.number(length)} / {most}
      </bdi>
      <span className="visually-hidden">{t('game-cards:chars.count', { length, most })}</span>
    </span>
  );
}
