import { IconCheck } from '@tabler/icons-react';
import { blankAnswersOf } from '@takhti/content-types/question-kinds';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { langAndDirOfHtml } from '../../../../ui/index.ts';
import classes from '../answers.module.css';
import type { CardProps } from '../question-parts.ts';

/** The blanks of a question with what each accepts. */
export function FibCard({ doc, renderAside }: CardProps) {
  const t = useText();
  const format = useFormat();
  if (doc.content_type !== 'fill_in_the_blank') return null;
  const { language, json_data } = doc;
  return (
    <>
      <ol className={classes.options} {...langAndDirOfHtml(doc.question, language)}>
        {blankAnswersOf(doc).map(({ blankNo, blanks }, at) => (
          <li key={blankNo} className={classes.option}>
            <span className={classes.number} aria-hidden="true">
              {format.number(at + 1)}
            </span>
            <span className="visually-hidden">{t('questions:blanks.blank', { number: at + 1 })}</span>
            <span className={classes.text}>
              {blanks.map((answer, index) => (
                <span key={answer}>
                  {index > 0 && ' / '}
                  <bdi>{answer}</bdi>
                </span>
              ))}
              {json_data.unit !== '' && blanks.length > 0 && (
                <>
                  {' '}
                  <bdi>{json_data.unit}</bdi>
                </>
              )}
            </span>
            {renderAside?.(
              ['json_data', 'blank_answers_json', at, 'blanks'],
              t('questions:blanks.blank', { number: at + 1 }),
            )}
          </li>
        ))}
      </ol>
      {json_data.is_strict && (
        <p className={classes.strict}>
          <IconCheck size={16} aria-hidden="true" />
          {t('questions:blanks.strict')}
          {renderAside?.(['json_data', 'is_strict'], t('questions:blanks.strict'))}
        </p>
      )}
    </>
  );
}
