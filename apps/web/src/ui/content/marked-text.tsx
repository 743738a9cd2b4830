import type { MarkedPiece } from '@takhti/domain';
import classes from './content-text.module.css';

/** A text with the words marked that somebody looked for. */
export function MarkedText({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, is_match }, at) =>
    is_match ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no names and never move
      <mark key={at} className={classes.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
