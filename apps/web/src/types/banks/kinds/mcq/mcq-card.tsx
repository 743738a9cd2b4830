import { IconCheck } from '@tabler/icons-react';
import { isBlank } from '@takhti/content-types/kit';
import { optionsOf } from '@takhti/content-types/question-kinds';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { ContentText, langAndDirOfHtml } from '../../../../ui/index.ts';
import classes from '../answers.module.css';
import type { CardProps } from '../question-parts.ts';

/** The options of a question, the right ones marked. */
export function McqCard({ doc, renderAside }: CardProps) {
  const t = useText();
  const format = useFormat();
  if (doc.content_type !== 'mcq') return null;
  const options = optionsOf(doc).filter(({ html }) => !isBlank(html));
  return (
    <ol className={classes.options} dir={langAndDirOfHtml(doc.question, doc.language).dir}>
      {options.map(({ number, path, html, correct }) => (
        <li key={number} className={classes.option} data-correct={correct === 'Y' || undefined}>
          <span className={classes.number} aria-hidden="true">
            {correct === 'Y' ? <IconCheck size={16} stroke={2.6} /> : format.number(number)}
          </span>
          {correct === 'Y' && <span className="visually-hidden">{t('questions:correct_answer')}</span>}
          <ContentText html={html} language={doc.language} className={classes.text} />
          {renderAside?.(path, t('questions:options.option', { number }))}
        </li>
      ))}
    </ol>
  );
}
