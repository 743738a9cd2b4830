import { localeOf, type CrosswordBoard, type Language } from '@takhti/domain';
import { paperWords } from '../../../../features/paper/index.ts';
import { formatOf } from '../../../../i18n/format.ts';
import classes from '../paper.module.css';

interface PrintedWordsProps {
  readonly board: CrosswordBoard;
  readonly isDown: boolean;
  readonly language: Language;
}

/** The clues of a crossword that run one way. */
export function PrintedWords({ board, isDown, language }: PrintedWordsProps) {
  const format = formatOf(localeOf(language));
  const words = board.words.filter((word) => word.is_down === isDown);
  if (words.length === 0) return null;
  return (
    <section className={classes.clues}>
      <h3 className={classes.name}>{paperWords[language][isDown ? 'down' : 'across']}</h3>
      <ul className={classes.lines}>
        {words.map(({ QuestionId, number, clue, image, alt }) => (
          <li key={QuestionId}>
            <strong>{format.number(number)}.</strong> {clue}
            {image !== '' && <img className={classes.image} src={image} alt={alt} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
