import { Text } from '@mantine/core';
import { isBlank } from '@takhti/content-types/kit';
import { valueAt, type QuestionDoc } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { questionPartsOf, type RenderAside } from '../../types/question-kinds.ts';
import { ContentText } from '../../ui/index.ts';
import classes from './question-card.module.css';

interface QuestionCardProps {
  readonly doc: QuestionDoc;
  /** Hides the question itself, if it is shown above. */
  readonly hidesStem?: boolean;
  /** Rendered at the end of a part: its comments. */
  readonly renderAside?: RenderAside;
}

/** A question as learners see it, with its key and its feedback. */
export function QuestionCard({ doc, hidesStem = false, renderAside }: QuestionCardProps) {
  const t = useText();
  const { Card: Answers, stemOf } = questionPartsOf(doc.content_type);
  return (
    <div className={classes.card}>
      {!hidesStem && !isBlank(doc.question) && (
        <div className={classes.part}>
          <ContentText
            html={stemOf?.(doc) ?? doc.question}
            language={doc.language}
            className={classes.stem}
          />
          {renderAside?.(['question'], t('questions:question'))}
        </div>
      )}
      <Answers doc={doc} renderAside={renderAside} />
      <Feedback
        path={['feedback']}
        title={t('questions:feedback.correct')}
        doc={doc}
        renderAside={renderAside}
      />
      <Feedback
        path={['json_data', 'incorrect_feedback']}
        title={t('questions:feedback.incorrect')}
        doc={doc}
        renderAside={renderAside}
      />
    </div>
  );
}

interface FeedbackProps extends Pick<QuestionCardProps, 'doc' | 'renderAside'> {
  readonly path: string[];
  readonly title: string;
}

function Feedback({ path, title, doc, renderAside }: FeedbackProps) {
  const html = valueAt(doc, path);
  if (typeof html !== 'string' || isBlank(html)) return null;
  return (
    <div className={classes.feedback}>
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
