import { Card } from '@mantine/core';
import type { QuestionDoc } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { findingsAt, RichTextField, type Editor, type FieldPath } from '../../../features/editor/index.ts';
import { FieldComments } from '../../../features/review/index.ts';
import type { RenderAside } from '../kinds/question-parts.ts';
import { questionPartsOf } from '../kinds/registry.ts';
import classes from './question.module.css';

interface QuestionFormProps {
  readonly editor: Editor<QuestionDoc>;
  readonly containerId: string;
  /** As in `PartProps`; in the question itself if left out. */
  readonly at?: FieldPath;
  readonly renderAside?: RenderAside;
}

const withComments: RenderAside = (path, label) => <FieldComments path={path} label={label} />;

const whole: FieldPath = [];

/** What learners read: the question, the fields of its kind, and its feedback. */
export function QuestionForm({
  editor,
  containerId,
  at = whole,
  renderAside = withComments,
}: QuestionFormProps) {
  const t = useText();
  const { doc, edit, findings } = editor;
  const { Text, Answers, requiresFeedback } = questionPartsOf(doc.content_type);
  const shared = { language: doc.language, containerId };
  const parts = { editor, containerId, renderAside, at };
  const right = [...at, 'feedback'];
  const wrong = [...at, 'json_data', 'incorrect_feedback'];
  return (
    <>
      <Text {...parts} />
      <Answers {...parts} />
      <Card withBorder padding="lg">
        <div className={classes.pair}>
          <RichTextField
            {...shared}
            label={t('questions:feedback.correct')}
            aside={renderAside(right, t('questions:feedback.correct'))}
            placeholder={t('questions:feedback.correct_hint')}
            path={right}
            value={doc.feedback}
            onChange={(html) =>
              edit((draft) => {
                draft.feedback = html;
              })
            }
            findings={findingsAt(findings, right)}
            isRequired={requiresFeedback}
          />
          <RichTextField
            {...shared}
            label={t('questions:feedback.incorrect')}
            aside={renderAside(wrong, t('questions:feedback.incorrect'))}
            placeholder={t('questions:feedback.incorrect_hint')}
            path={wrong}
            value={doc.json_data.incorrect_feedback}
            onChange={(html) =>
              edit((draft) => {
                draft.json_data.incorrect_feedback = html;
              })
            }
            findings={findingsAt(findings, wrong)}
          />
        </div>
      </Card>
    </>
  );
}
