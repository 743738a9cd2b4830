import { keyOfPiece, richPieces, type RichPiece } from '@takhti/content-types/kit';
import { wordDiff, splitWords, type Language } from '@takhti/domain';
import { Formula } from '../content/formula.tsx';
import { langAndDirOfContent, langAndDirOfHtml } from '../content/lang-and-dir.ts';
import classes from './diff.module.css';

interface DiffTextProps {
  readonly before: string;
  readonly after: string;
  readonly isRich: boolean;
  readonly language: Language;
  /** Which of both texts is shown: the old one with what went, or the new one with what came. */
  readonly side: 'before' | 'after';
}

/** One of two versions of a text with what is only in it marked, in the reading order of its letters. */
export function DiffText({ before, after, isRich, language, side }: DiffTextProps) {
  const pieces = isRich ? richPieces : plainPieces;
  const parts = wordDiff(pieces(before), pieces(after), keyOfPiece);
  const langAndDirOf = isRich ? langAndDirOfHtml : langAndDirOfContent;
  const marked = side === 'before' ? 'removed' : 'added';
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <p {...langAndDirOf(side === 'before' ? before : after, language)} className={classes.text}>
      {parts
        .filter(({ kind }) => kind === 'same' || kind === marked)
        .map(({ kind, pieces: of }, at) => {
          const key = `${kind} ${String(at)}`;
          const words = of.map((piece, index) => (
            // The pieces of one part keep their order.
            // oxlint-disable-next-line react/no-array-index-key
            <Piece key={index} piece={piece} />
          ));
          return kind === 'same' ? (
            <span key={key}>{words}</span>
          ) : (
            <Mark key={key} className={classes.mark}>
              {words}
            </Mark>
          );
        })}
    </p>
  );
}

function plainPieces(text: string): RichPiece[] {
  return splitWords(text).map((word) => ({ kind: 'word', text: word }));
}

function Piece({ piece }: { piece: RichPiece }) {
  switch (piece.kind) {
    case 'word':
      return piece.text;
    case 'maths':
      return <Formula latex={piece.latex} />;
    case 'picture':
      return <span className={classes.picture}>{piece.alt === '' ? '▣' : `▣ ${piece.alt}`}</span>;
    default:
      return piece satisfies never;
  }
}
