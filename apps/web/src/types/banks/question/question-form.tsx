import { Alert, Anchor, Card, Text } from '@mantine/core';
import { limits, type Finding, type QuestionDoc } from '@takhti/domain';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { ContentText } from '../../../ui/index.ts';
import {
  FieldError,
  fieldId,
  findingsAt,
  RichTextField,
  type Editor,
} from '../../../features/editor/index.ts';
import { FieldComments } from '../../../features/review/index.ts';
import { questionPath } from '../address.ts';
import { OptionField } from './option-field.tsx';
import { duplicateMessage } from './question-refusal.ts';
import classes from './question.module.css';

interface QuestionFormProps {
  readonly editor: Editor<QuestionDoc>;
  readonly containerId: string;
}

const optionNumbers = [1, 2, 3, 4] as const;

/** What learners read: the question, its options with their marks, and what they are told after answering. */
export function QuestionForm({ editor, containerId }: QuestionFormProps) {
  const t = useText();
  const { doc, edit, findings } = editor;
  const shared = { language: doc.language, containerId };
  return (
    <>
      <Card withBorder padding="lg">
        <RichTextField
          {...shared}
          label={t('questions:question')}
          aside={<FieldComments path={['question']} label={t('questions:question')} />}
          placeholder={t('questions:question_hint')}
          path={['question']}
          value={doc.question}
          onChange={(html) =>
            edit((draft) => {
              draft.question = html;
            })
          }
          findings={findingsAt(findings, ['question'])}
          renderWayOut={(finding) => <ToTheOther finding={finding} />}
          isRequired
          isTall
        />
      </Card>
      <Card withBorder padding="lg" component="fieldset" className={classes.options}>
        <Text component="legend" className={classes.legend} fw={600}>
          {t('questions:options.title')}
        </Text>
        <Text size="sm" c="dimmed" mb="xs">
          {t('questions:options.hint')}
        </Text>
        {optionNumbers.map((number) => (
          <OptionField
            key={number}
            {...shared}
            number={number}
            html={doc[`option${number}`]}
            isCorrect={doc[`correct${number}`] === 'Y'}
            onHtml={(html) =>
              edit((draft) => {
                draft[`option${number}`] = html;
              })
            }
            onCorrect={(isCorrect) =>
              edit((draft) => {
                draft[`correct${number}`] = isCorrect ? 'Y' : 'N';
              })
            }
            findings={findings}
          />
        ))}
        <FieldError path={['correct']} findings={findingsAt(findings, ['correct'])} />
        <MoreOptions doc={doc} findings={findings} />
      </Card>
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

// The same question stands in the bank already: here is the way to it.
function ToTheOther({ finding }: { finding: Finding }) {
  const t = useText();
  const [query] = useSearchParams();
  const other = finding.values?.['content_id'];
  if (finding.message !== duplicateMessage || typeof other !== 'string') return null;
  return (
    <Anchor
      component={Link}
      to={questionPath(query, other)}
      target="_blank"
      size="sm"
      c="brick.7"
      underline="always"
    >
      {t('questions:open_duplicate')}
    </Anchor>
  );
}

/** Options 5 to 10 of an imported question: they are kept and played, but not edited here (C-694). */
function MoreOptions({ doc, findings }: { doc: QuestionDoc; findings: readonly Finding[] }) {
  const t = useText();
  const { more_options } = doc.json_data;
  if (more_options.length === 0) return null;
  return (
    <Alert
      color="sky"
      variant="light"
      mt="sm"
      title={t('questions:options.more', { count: more_options.length })}
    >
      <Text size="sm">{t('questions:options.more_hint')}</Text>
      <ol className={classes.more} start={limits.options.editor + 1}>
        {more_options.map(({ option, correct }, at) => {
          const path = ['json_data', 'more_options', at, 'option'];
          return (
            <li key={path.join('/')} id={fieldId(path)} tabIndex={-1}>
              <ContentText html={option} language={doc.language} isInline />
              {correct === 'Y' && (
                <Text span size="sm" fw={600} c="accent.8">
                  {' '}
                  {t('questions:options.correct')}
                </Text>
              )}{' '}
              <FieldComments
                path={path}
                label={t('questions:options.option', { number: at + limits.options.editor + 1 })}
              />
              <FieldError path={path} findings={findingsAt(findings, path)} />
            </li>
          );
        })}
      </ol>
    </Alert>
  );
}
