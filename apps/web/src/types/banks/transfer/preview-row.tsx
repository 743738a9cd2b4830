import { Badge, Button, Checkbox, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconPoint, IconSparkles, IconWand } from '@tabler/icons-react';
import type { ImportedRow, ImportFinding } from '@takhti/contract';
import { localeOf, type Language } from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import { langAndDirOfContent } from '../../../ui/index.ts';
import classes from './import-preview.module.css';

interface PreviewRowProps {
  readonly row: ImportedRow;
  readonly language: Language;
  readonly isRepaired: boolean;
  readonly textOf: (finding: ImportFinding) => string;
  /** Whether it will be imported; null where it cannot be. */
  readonly isTaken: boolean | null;
  readonly onToggle: () => void;
  readonly onTake: () => void;
}

/** What is done to a question that is put right, by the finding. */
const fixes = {
  'import.correct_multiple': 'several',
  'import.correct_understood': 'understood',
  'import.correct_left_empty': 'left_empty',
  'import.correct_feedback_missing': 'feedback',
  'import.incorrect_feedback_missing': 'feedback',
  'import.blank_doubled': 'doubled',
  'import.other_keyboard': 'letters',
} as const;

function fixesOf(findings: readonly ImportFinding[]) {
  const known: Readonly<Record<string, (typeof fixes)[keyof typeof fixes]>> = fixes;
  return [...new Set(findings.flatMap(({ key }) => known[key] ?? []))];
}

const colors = { ready: 'accent', repairable: 'yellow', wrong: 'brick', known: 'gray' } as const;

/** A question of a file: where it is there, how it begins, and what is to be said of it. */
export function PreviewRow(props: PreviewRowProps) {
  const { row, language, isRepaired, isTaken, textOf, onToggle, onTake } = props;
  const t = useText();
  const { facts } = useFormat();
  const { question, state, answers, findings, lost, made_by_model, standard_feedback = [] } = row;
  return (
    <li className={classes.row} data-state={state} data-left-out={isTaken === false || undefined}>
      <div className={classes.head}>
        {isTaken === null ? (
          <Text size="sm" c="dimmed">
            <Place row={row} />
          </Text>
        ) : (
          <Checkbox
            size="sm"
            checked={isTaken}
            onChange={onTake}
            label={<Place row={row} />}
            aria-label={t('questions:import.take_question', { number: question })}
          />
        )}
        <Badge variant="light" color={isRepaired ? colors.ready : colors[state]}>
          {t(isRepaired ? 'questions:import.repaired' : `questions:import.states.${state}`)}
        </Badge>
      </div>
      {row.text !== '' && (
        <p className={classes.text} {...langAndDirOfContent(row.text, language)}>
          {row.text}
        </p>
      )}
      {answers.length > 0 && (
        <div className={classes.answers} lang={localeOf(language)}>
          {answers.map(({ text, is_right }, at) => (
            // Answers of one question may be equal: its faults say so.
            // oxlint-disable-next-line react/no-array-index-key -- they never move
            <span key={at} className={classes.answer} data-right={is_right || undefined}>
              {is_right ? (
                <IconCheck size={16} aria-hidden="true" />
              ) : (
                <IconPoint size={16} aria-hidden="true" />
              )}
              <bdi>{text}</bdi>
              {is_right && <VisuallyHidden>({t('questions:import.is_right')})</VisuallyHidden>}
            </span>
          ))}
        </div>
      )}
      {!isRepaired &&
        findings.map((each) => (
          <Text size="sm" c={state === 'wrong' ? 'brick.7' : undefined} key={`${each.key} ${each.message}`}>
            {textOf(each)}
          </Text>
        ))}
      {isRepaired &&
        fixesOf(findings).map((fix) => (
          <Text size="sm" key={fix}>
            {t(`questions:import.fixes.${fix}`)}
          </Text>
        ))}
      {isRepaired &&
        standard_feedback.map((sentence) => (
          <p key={sentence} className={classes.text} {...langAndDirOfContent(sentence, language)}>
            {sentence}
          </p>
        ))}
      {lost.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('questions:import.lost')} {facts(lost.map(textOf))}
        </Text>
      )}
      {made_by_model !== undefined && (
        <Text size="sm" className={classes.made}>
          <IconSparkles size={16} aria-hidden="true" />
          {t('editor:ai_parts.made', { model: made_by_model })}
        </Text>
      )}
      {state === 'repairable' && (
        <Button
          size="compact-sm"
          variant="subtle"
          w="fit-content"
          leftSection={
            isRepaired ? (
              <IconArrowBackUp size={16} aria-hidden="true" />
            ) : (
              <IconWand size={16} aria-hidden="true" />
            )
          }
          onClick={onToggle}
          aria-label={t(isRepaired ? 'questions:import.undo_question' : 'questions:import.repair_question', {
            number: question,
          })}
        >
          {t(isRepaired ? 'questions:import.undo' : 'questions:import.repair')}
        </Button>
      )}
    </li>
  );
}

function Place({ row: { row, line, file, question } }: { row: ImportedRow }) {
  const t = useText();
  if (file !== undefined) return <bdi>{file}</bdi>;
  if (line !== undefined) return t('questions:import.at_line', { number: question, line });
  return t('questions:import.at_row', { number: question, row: row ?? 0 });
}
