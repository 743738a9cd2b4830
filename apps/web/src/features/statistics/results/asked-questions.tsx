import type { AskedQuestion, Language } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { ContentText } from '../../../ui/index.ts';
import classes from './results.module.css';

interface AskedQuestionsProps {
  readonly questions: readonly AskedQuestion[];
  readonly language: Language;
}

/** Lists the questions, the hardest first: how many of the answers were right. */
export function AskedQuestions({ questions, language }: AskedQuestionsProps) {
  const t = useText();
  if (questions.length === 0) return null;
  return (
    <section className={classes.asked} aria-label={t('statistics:results.asked')}>
      <h2 className={classes.askedTitle}>{t('statistics:results.asked')}</h2>
      <ol className={classes.askedList}>
        {questions.map(({ question_id, text, right, answered }) => (
          <li key={question_id} className={classes.askedOne}>
            <ContentText html={text} language={language} isInline className={classes.askedText} />
            <span className={classes.share}>
              <span className={classes.shareBar} aria-hidden="true">
                <span style={{ inlineSize: `${answered === 0 ? 0 : (right / answered) * 100}%` }} />
              </span>
              {answered === 0
                ? t('statistics:results.nobody_answered')
                : t('statistics:results.right_of', { right, total: answered })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
