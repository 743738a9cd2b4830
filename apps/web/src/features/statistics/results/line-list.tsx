import {
  contentTypes,
  type AskedQuestion,
  type ContentType,
  type Language,
  type LearnerResult,
} from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import { ContentText } from '../../../ui/index.ts';
import { markOf } from './line-marks.tsx';
import classes from './results.module.css';

interface LineListProps {
  readonly content_type: ContentType;
  readonly lines: LearnerResult['lines'];
  readonly questions: readonly AskedQuestion[];
  readonly language: Language;
}

/** The questions that a learner was asked, or the rounds of a game, in their order, each with how it went and how long it took. */
export function LineList({ content_type, lines, questions, language }: LineListProps) {
  const t = useText();
  const format = useFormat();
  const texts = new Map(questions.map(({ question_id, text }) => [question_id, text]));
  // The boards of a game are no questions that could be quoted: its rounds have numbers.
  const hasQuestions = contentTypes[content_type].counts_answers;
  if (hasQuestions && !lines.some(({ question_id }) => texts.has(question_id))) return null;
  return (
    <details className={classes.lines}>
      <summary>{t(`statistics:results.${hasQuestions ? 'show_questions' : 'show_rounds'}`)}</summary>
      <ol className={classes.askedList}>
        {lines.map((line) => {
          const kind = markOf(line);
          const text = texts.get(line.question_id);
          return (
            <li key={line.number} className={classes.askedOne}>
              {text === undefined ? (
                <span>
                  {t(`statistics:results.${hasQuestions ? 'question' : 'round'}`, { number: line.number })}
                </span>
              ) : (
                <ContentText html={text} language={language} isInline className={classes.askedText} />
              )}
              <span className={classes.share}>
                <span className={classes.mark} data-kind={kind} aria-hidden="true" />
                {t(`statistics:results.marks.${kind}`)}
                {line.seconds > 0 && <span className={classes.took}>{format.duration(line.seconds)}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
