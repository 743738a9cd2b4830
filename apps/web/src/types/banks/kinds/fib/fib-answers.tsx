import { Button, Card, Group, Switch, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { blankAnswersOf } from '@takhti/content-types/question-kinds';
import { directionOf, hasErrors, limits, localeOf, type BlankAnswers, type Finding } from '@takhti/domain';
import {
  clickBlank,
  FieldError,
  fieldErrorId,
  fieldId,
  findingsAt,
} from '../../../../features/editor/index.ts';
import { useText } from '../../../../i18n/index.ts';
import classes from '../../question/question.module.css';
import type { PartProps } from '../question-parts.ts';
import { AcceptedAnswers } from './accepted-answers.tsx';
import { countGaps, nextNumber, withAnswers, withGapsAsBlanks } from './blank-edits.ts';

const strictPath = ['json_data', 'is_strict'];

/** The blanks of the text above, each with the answers that it accepts. */
export function FibAnswers(props: PartProps) {
  const { doc, edit, findings } = props.editor;
  const { renderAside, at: base } = props;
  const t = useText();
  const hintId = useId();
  const entersNew = useNewBlank(doc.content_type === 'fill_in_the_blank' ? blankAnswersOf(doc) : [], base);
  if (doc.content_type !== 'fill_in_the_blank') return null;
  const { language, json_data } = doc;
  const answers = blankAnswersOf(doc);
  const gaps = countGaps(doc.question);
  const unitPath = [...base, 'json_data', 'unit'];
  const unitFindings = findingsAt(findings, unitPath);
  return (
    <Card withBorder padding="lg" component="fieldset" className={classes.options}>
      <Text component="legend" className={classes.legend} fw={600}>
        {t('questions:blanks.title')}
      </Text>
      <Text id={hintId} size="sm" c="dimmed" mb="xs">
        {t(answers.length === 0 ? 'questions:blanks.none' : 'questions:blanks.hint')}
      </Text>
      {answers.map(({ blankNo, blanks }, at) => {
        const path = answersPath(base, at);
        const label = t('questions:blanks.blank', { number: at + 1 });
        const own = findingsAt(findings, path);
        return (
          <div key={blankNo} className={classes.option}>
            <AcceptedAnswers
              id={fieldId(path)}
              label={label}
              aside={renderAside(path, label)}
              answers={blanks}
              language={language}
              describedBy={own.length > 0 ? `${hintId} ${fieldErrorId(path)}` : hintId}
              isInvalid={hasErrors(own)}
              onChange={(next) =>
                edit((draft) => {
                  if (draft.content_type === 'fill_in_the_blank') withAnswers(draft, blankNo, next);
                })
              }
            />
            <FieldError path={path} findings={own} />
          </div>
        );
      })}
      <Group gap="sm" mt={4}>
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          // The selection in the text must survive.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => clickBlank(event, entersNew)}
        >
          {t('questions:blanks.add')}
        </Button>
        {gaps > 0 && (
          <Button
            variant="subtle"
            h="auto"
            mih={36}
            onClick={() =>
              edit((draft) => {
                if (draft.content_type === 'fill_in_the_blank')
                  withGapsAsBlanks(draft, nextNumber(doc, new Map()));
              })
            }
            styles={{ label: { whiteSpace: 'normal' } }}
          >
            {t('questions:blanks.from_gaps', { count: gaps })}
          </Button>
        )}
      </Group>
      <TextInput
        id={fieldId(unitPath)}
        label={
          <>
            {t('questions:blanks.unit')} {renderAside(unitPath, t('questions:blanks.unit'))}
          </>
        }
        description={t('questions:blanks.unit_hint')}
        mt="sm"
        maw={320}
        value={json_data.unit}
        maxLength={limits.blanks.unit}
        attributes={{ input: { lang: localeOf(language), dir: directionOf(language) } }}
        onChange={(event) => {
          const { value } = event.currentTarget;
          edit((draft) => {
            if (draft.content_type === 'fill_in_the_blank') draft.json_data.unit = value;
          });
        }}
        error={unitFindings.length > 0}
      />
      <Switch
        id={fieldId(strictPath)}
        mt="md"
        label={
          <>
            {t('questions:blanks.strict')} {renderAside(strictPath, t('questions:blanks.strict'))}
          </>
        }
        description={t('questions:blanks.strict_hint')}
        checked={json_data.is_strict}
        // How strictly is the question's own, for all of its languages.
        disabled={base.length > 0}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          edit((draft) => {
            if (draft.content_type === 'fill_in_the_blank') draft.json_data.is_strict = checked;
          });
        }}
      />
    </Card>
  );
}

/** Asks that the answers of the next blank that comes are entered: who adds one below the text continues with what it accepts. */
function useNewBlank(answers: readonly BlankAnswers[], base: PartProps['at']): () => void {
  const known = useRef<readonly number[] | null>(null);
  const numbers = answers.map(({ blankNo }) => blankNo).join();
  const enter = useEffectEvent(() => {
    const added = answers.findIndex(({ blankNo }) => known.current?.includes(blankNo) === false);
    known.current = null;
    if (added >= 0) document.getElementById(fieldId(answersPath(base, added)))?.focus();
  });
  useEffect(() => enter(), [numbers]);
  return () => {
    known.current = answers.map(({ blankNo }) => blankNo);
  };
}

function answersPath(base: PartProps['at'], at: number): Finding['path'] {
  return [...base, 'json_data', 'blank_answers_json', at, 'blanks'];
}
