import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { isBlank } from '@takhti/content-types/kit';
import { optionsOf } from '@takhti/content-types/mcq';
import { directionOf, type QuestionDoc } from '@takhti/domain';
import { useFormat, useText } from '../../i18n/index.ts';
import { ContentText } from '../../ui/index.ts';
import classes from './question-card.module.css';

interface QuestionCardProps {
  readonly doc: QuestionDoc;
  /** Where the question itself stands above already. */
  readonly hidesStem?: boolean;
}

/** A question as learners see it, with its key and what they are told after answering. */
export function QuestionCard({ doc, hidesStem = false }: QuestionCardProps) {
  const t = useText();
  const format = useFormat();
  const options = optionsOf(doc).filter(({ html }) => !isBlank(html));
  return (
    <div className={classes.card}>
      {!hidesStem && !isBlank(doc.question) && (
        <ContentText html={doc.question} language={doc.language} className={classes.stem} />
      )}
      <ol className={classes.options} dir={directionOf(doc.language)}>
        {options.map(({ number, html, correct }) => (
          <li key={number} className={classes.option} data-correct={correct === 'Y' || undefined}>
            <span className={classes.number} aria-hidden="true">
              {correct === 'Y' ? <IconCheck size={16} stroke={2.6} /> : format.number(number)}
            </span>
            {correct === 'Y' && <span className="visually-hidden">{t('questions:correct_answer')}</span>}
            <ContentText html={html} language={doc.language} className={classes.text} />
          </li>
        ))}
      </ol>
      <Told title={t('questions:feedback.correct')} html={doc.feedback} doc={doc} />
      <Told title={t('questions:feedback.incorrect')} html={doc.json_data.incorrect_feedback} doc={doc} />
    </div>
  );
}

function Told({ title, html, doc }: { title: string; html: string; doc: QuestionDoc }) {
  if (isBlank(html)) return null;
  return (
    <div className={classes.told}>
      <Text size="sm" fw={600} c="dimmed">
        {title}
      </Text>
      <ContentText html={html} language={doc.language} />
    </div>
  );
}
