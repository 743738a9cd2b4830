import { Card } from '@mantine/core';
import type { QuestionDoc } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { findingsAt, RichTextField, type Editor } from '../../../features/editor/index.ts';
import { FieldComments } from '../../../features/review/index.ts';
import type { RenderAside } from '../kinds/question-parts.ts';
import { questionPartsOf } from '../kinds/registry.ts';
import classes from './question.module.css';

interface QuestionFormProps {
  readonly editor: Editor<QuestionDoc>;
  readonly containerId: string;
}

const renderAside: RenderAside = (path, label) => <FieldComments path={path} label={label} />;

/** What learners read: the question, what its kind asks for, and what they are told after answering. */
export function QuestionForm({ editor, containerId }: QuestionFormProps) {
  const t = useText();
  const { doc, edit, findings } = editor;
  const { Text, Answers, requiresFeedback } = questionPartsOf(doc.content_type);
  const shared = { language: doc.language, containerId };
  const parts = { editor, containerId, renderAside };
  return (
    <>
      <Text {...parts} />
      <Answers {...parts} />
      <Card withBorder padding="lg">
        <div className={classes.pair}>
          <RichTextField
            {...shared}
            label={t('questions:feedback.correct')}
            aside={renderAside(['feedback'], t('questions:feedback.correct'))}
            placeholder={t('questions:feedback.correct_hint')}
            path={['feedback']}
            value={doc.feedback}
            onChange={(html) =>
              edit((draft) => {
                draft.feedback = html;
              })
            }
            findings={findingsAt(findings, ['feedback'])}
            isRequired={requiresFeedback}
          />
          <RichTextField
            {...shared}
            label={t('questions:feedback.incorrect')}
            aside={renderAside(['json_data', 'incorrect_feedback'], t('questions:feedback.incorrect'))}
            placeholder={t('questions:feedback.incorrect_hint')}
            path={['json_data', 'incorrect_feedback']}
            value={doc.json_data.incorrect_feedback}
            onChange={(html) =>
              edit((draft) => {
                draft.json_data.incorrect_feedback = html;
              })
            }
            findings={findingsAt(findings, ['json_data', 'incorrect_feedback'])}
          />
        </div>
      </Card>
    </>
  );
}
