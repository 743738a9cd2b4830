import type { AskedQuestion, ContentType, Language, LearnerResult } from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import { RelativeTime } from '../../../ui/index.ts';
import { LearnerName } from './learner-name.tsx';
import { LineList } from './line-list.tsx';
import { LineMarks } from './line-marks.tsx';
import classes from './results.module.css';

interface ResultRowProps {
  readonly content_type: ContentType;
  readonly result: LearnerResult;
  readonly questions: readonly AskedQuestion[];
  readonly language: Language;
}

/** One finished attempt: who, when, what it came to, and a mark for each question; what was asked is folded up. */
export function ResultRow({ content_type, result, questions, language }: ResultRowProps) {
  const t = useText();
  const format = useFormat();
  const { learner, known_by, finished_on, score, right, total, seconds, lines } = result;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <LearnerName learner={learner} known_by={known_by} />
        <div className={classes.facts}>
          <RelativeTime instant={finished_on} />
          <span>{format.duration(seconds)}</span>
          {learner !== '' && known_by === '' && <span>{t('statistics:results.unchecked')}</span>}
        </div>
      </div>
      {lines.length > 0 && <LineMarks lines={lines} total={total} />}
      <div className={classes.score}>
        <strong>{format.percent(Math.round(score) / 100)}</strong>
        <span className={classes.facts}>{t('statistics:results.right_of', { right, total })}</span>
      </div>
      {lines.length > 0 && (
        <LineList content_type={content_type} lines={lines} questions={questions} language={language} />
      )}
    </li>
  );
}
