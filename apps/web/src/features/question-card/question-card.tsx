import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { isBlank } from '@takhti/content-types/kit';
import { optionsOf } from '@takhti/content-types/mcq';
import { directionOf, valueAt, type QuestionDoc } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../i18n/index.ts';
import { ContentText } from '../../ui/index.ts';
import classes from './question-card.module.css';

interface QuestionCardProps {
  readonly doc: QuestionDoc;
  /** Where the question itself stands above already. */
  readonly hidesStem?: boolean;
  /** What stands at the end of a part: the comments on it. */
  readonly renderAside?: RenderAside;
}

type RenderAside = (path: readonly (string | number)[], label: string) => ReactNode;

/** A question as learners see it, with its key and what they are told after answering. */
export function QuestionCard({ doc, hidesStem = false, renderAside }: QuestionCardProps) {
  const t = useText();
  const format = useFormat();
  const options = optionsOf(doc).filter(({ html }) => !isBlank(html));
  return (
    <div className={classes.card}>
      {!hidesStem && !isBlank(doc.question) && (
        <div className={classes.part}>
          <ContentText html={doc.question} language={doc.language} className={classes.stem} />
          {renderAside?.(['question'], t('questions:question'))}
        </div>
      )}
      <ol className={classes.options} dir={directionOf(doc.language)}>
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
      <Told path={['feedback']} title={t('questions:feedback.correct')} doc={doc} renderAside={renderAside} />
      <Told
        path={['json_data', 'incorrect_feedback']}
        title={t('questions:feedback.incorrect')}
        doc={doc}
        renderAside={renderAside}
      />
    </div>
  );
}

interface ToldProps extends Pick<QuestionCardProps, 'doc' | 'renderAside'> {
  readonly path: string[];
  readonly title: string;
}

function Told({ path, title, doc, renderAside }: ToldProps) {
  const html = valueAt(doc, path);
  if (typeof html !== 'string' || isBlank(html)) return null;
  return (
    <div className={classes.told}>
      <div className={classes.part}>
        <Text size="sm" fw={600} c="dimmed">
          {title}
        </Text>
        {renderAside?.(path, title)}
      </div>
      <ContentText html={html} language={doc.language} />
    </div>
  );
}
