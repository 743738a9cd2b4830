import type { Language, PlayRound } from '@takhti/domain';
import { paperBoard } from './boards/registry.tsx';
import classes from './paper.module.css';

interface RoundPaperProps {
  readonly round: PlayRound;
  readonly language: Language;
}

/** A round on paper: what it asks, and where learners answer. */
export function RoundPaper({
  round: { question, instruction, image, alt, board },
  language,
}: RoundPaperProps) {
  return (
    <>
      {question !== '' && <p className={classes.question}>{question}</p>}
      {image !== '' && <img className={classes.image} src={image} alt={alt} />}
      {instruction !== '' && <p>{instruction}</p>}
      {paperBoard(board).draw(board, language)}
    </>
  );
}
