import { localeOf, type Board, type Language, type PlayCard, type PlayRound } from '@takhti/domain';
import type { ReactNode } from 'react';
import { paperWords } from '../../../features/paper/index.ts';
import { formatOf } from '../../../i18n/format.ts';
import { PrintedGrid } from './printed-grid.tsx';
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
      {boardOf(board, language)}
    </>
  );
}

function boardOf(board: Board, language: Language): ReactNode {
  switch (board.kind) {
    case 'pairs':
      return <CutOut cards={board.cards} />;
    case 'choice':
      return <Lines cards={board.cards} className={classes.box} />;
    case 'sequence':
      return <Lines cards={board.cards} className={classes.place} />;
    case 'bins':
      return (
        <>
          <div className={classes.bins}>
            {board.bins.map(({ bin, label, image }) => (
              <div key={bin} className={classes.bin}>
                {image !== '' && <img className={classes.image} src={image} alt="" />}
                {label}
              </div>
            ))}
          </div>
          <CutOut cards={board.cards} />
        </>
      );
    case 'number':
      return (
        <p>
          <span className={classes.blank} /> {board.unit}
        </p>
      );
    case 'table':
      return (
        <table className={classes.table}>
          <caption>{board.title}</caption>
          <thead>
            <tr>
              {board.columns.map((column, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two columns may be called alike
                <th key={at}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no name
              <tr key={at}>
                {row.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two cells may hold the same
                  <td key={column}>{at === board.blank.row && column === board.blank.column ? '' : cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'code':
      return (
        <>
          <p className={classes.code}>{board.signs.map(({ coded }) => coded).join('')}</p>
          <p className={classes.key}>
            {board.key.map(({ coded, plain }) => `${coded} = ${plain}`).join('   ')}
          </p>
          <p className={classes.blank} data-wide />
        </>
      );
    case 'clue':
      return (
        <>
          <PrintedClues clues={board.clues} language={language} />
          <p className={classes.blank} data-wide />
        </>
      );
    case 'word':
      return (
        <>
          <p className={classes.code}>
            {board.signs.map(({ sign, is_letter }) => (is_letter ? '_' : sign)).join(' ')}
          </p>
          <PrintedClues clues={board.clues} language={language} />
        </>
      );
    case 'crossword':
      return (
        <>
          <PrintedGrid board={board} language={language} />
          <Clues board={board} language={language} isDown={false} />
          <Clues board={board} language={language} isDown />
        </>
      );
    default:
      return board satisfies never;
  }
}

/** Clues in the order in which they are read out or uncovered. */
function PrintedClues({
  clues,
  language,
}: {
  readonly clues: readonly PlayCard[];
  readonly language: Language;
}) {
  const format = formatOf(localeOf(language));
  return (
    <ul className={classes.lines}>
      {clues.map((card, at) => (
        <li key={card.id} className={classes.line}>
          <strong>{format.number(at + 1)}.</strong>
          <Face card={card} />
        </li>
      ))}
    </ul>
  );
}

interface CluesProps {
  readonly board: Extract<Board, { kind: 'crossword' }>;
  readonly isDown: boolean;
  readonly language: Language;
}

function Clues({ board, isDown, language }: CluesProps) {
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

/** Cards with a line around them to cut along. */
function CutOut({ cards }: { readonly cards: readonly PlayCard[] }) {
  return (
    <ul className={classes.cards}>
      {cards.map((card) => (
        <li key={card.id} className={classes.card}>
          <Face card={card} />
        </li>
      ))}
    </ul>
  );
}

/** Cards one below the other, each with a place to mark. */
function Lines({
  cards,
  className,
}: {
  readonly cards: readonly PlayCard[];
  readonly className: string | undefined;
}) {
  return (
    <ul className={classes.lines}>
      {cards.map((card) => (
        <li key={card.id} className={classes.line}>
          <span className={className} aria-hidden="true" />
          <Face card={card} />
        </li>
      ))}
    </ul>
  );
}

function Face({ card: { text, image, alt } }: { readonly card: PlayCard }) {
  return (
    <span className={classes.face}>
      {image !== '' && <img className={classes.image} src={image} alt={alt} />}
      {text}
    </span>
  );
}
