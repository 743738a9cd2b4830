import type { AskedQuestion, Language, LearnerResult } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { ContentText } from '../../../ui/index.ts';
import { markOf } from './line-marks.tsx';
import classes from './results.module.css';

interface LineListProps {
  readonly lines: LearnerResult['lines'];
  readonly questions: readonly AskedQuestion[];
  readonly language: Language;
}

/** The questions that a learner was asked, in their order, each with how it went; nothing where no question is known. */
export function LineList({ lines, questions, language }: LineListProps) {
  const t = useText();
  const texts = new Map(questions.map(({ question_id, text }) => [question_id, text]));
  if (!lines.some(({ question_id }) => texts.has(question_id))) return null;
  return (
    <details className={classes.lines}>
      <summary>{t('statistics:results.show_questions')}</summary>
      <ol className={classes.askedList}>
        {lines.map((line) => {
          const kind = markOf(line);
          const text = texts.get(line.question_id);
          return (
            <li key={line.number} className={classes.askedOne}>
              {text === undefined ? (
                <span>{t('statistics:results.question', { number: line.number })}</span>
              ) : (
                <ContentText html={text} language={language} isInline className={classes.askedText} />
              )}
              <span className={classes.share}>
                <span className={classes.mark} data-kind={kind} aria-hidden="true" />
                {t(`statistics:results.marks.${kind}`)}
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
