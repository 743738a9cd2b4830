import { Card } from '@mantine/core';
import type { QuestionDoc } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { findingsAt, RichTextField, type Editor } from '../../../features/editor/index.ts';
import { FieldComments } from '../../../features/review/index.ts';
import { questionParts } from '../kinds/registry.ts';
import classes from './question.module.css';

interface QuestionFormProps {
  readonly editor: Editor<QuestionDoc>;
  readonly containerId: string;
}

/** What learners read: the question, what its kind asks for, and what they are told after answering. */
export function QuestionForm({ editor, containerId }: QuestionFormProps) {
  const t = useText();
  const { doc, edit, findings } = editor;
  const { Text, Answers, requiresFeedback } = questionParts[doc.content_type];
  const shared = { language: doc.language, containerId };
  return (
    <>
      <Text editor={editor} containerId={containerId} />
      <Answers editor={editor} containerId={containerId} />
      <Card withBorder padding="lg">
        <div className={classes.pair}>
          <RichTextField
            {...shared}
            label={t('questions:feedback.correct')}
            aside={<FieldComments path={['feedback']} label={t('questions:feedback.correct')} />}
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
            aside={
              <FieldComments
                path={['json_data', 'incorrect_feedback']}
                label={t('questions:feedback.incorrect')}
              />
            }
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
