import { ActionIcon, Button, Card, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import {
  directionOf,
  isScore,
  localeOf,
  type Finding,
  type Language,
  type RubricCriterion,
  type RubricDoc,
  type RubricLevel,
} from '@takhti/domain';
import { FieldError, fieldErrorId, fieldId, findingsAt } from '../../../../features/editor/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { NumberField } from '../../../../ui/index.ts';
import classes from './rubric.module.css';

/** A criterion to begin with: two levels, for one is none. */
export function newCriterion(): RubricCriterion {
  return { title: '', description: '', levels: [newLevel(0), newLevel(1)] };
}

function newLevel(score: number): RubricLevel {
  return { title: '', score, description: '' };
}

interface RubricFormProps {
  readonly rubric: RubricDoc;
  readonly language: Language;
  readonly findings: readonly Finding[];
  readonly onChange: (rubric: RubricDoc) => void;
  /** Takes out a criterion. */
  readonly onRemove: (at: number) => void;
}

/** The fields of a rubric: its title, its criteria, and the levels of each. */
export function RubricForm({ rubric, language, findings, onChange, onRemove }: RubricFormProps) {
  const t = useText();
  const { title, criterion_json } = rubric;
  const written = { input: { dir: directionOf(language), lang: localeOf(language) } };
  const found = findingsAt(findings, ['title']);
  const set = (criteria: RubricCriterion[]): void => onChange({ ...rubric, criterion_json: criteria });
  return (
    <div className={classes.form}>
      <div>
        <TextInput
          id={fieldId(['title'])}
          label={t('files:rubric.title')}
          value={title}
          attributes={written}
          error={found.length > 0}
          aria-describedby={fieldErrorId(['title'])}
          onChange={(event) => onChange({ ...rubric, title: event.currentTarget.value })}
        />
        <FieldError path={['title']} findings={found} />
      </div>
      <div id={fieldId(['criterion_json'])} tabIndex={-1}>
        <FieldError path={['criterion_json']} findings={findingsAt(findings, ['criterion_json'])} />
      </div>
      {criterion_json.map((criterion, at) => (
        <CriterionFields
          // Criteria have no id: what they are is their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          criterion={criterion}
          at={at}
          language={language}
          findings={findings}
          onChange={(next) => set(criterion_json.with(at, next))}
          onRemove={() => onRemove(at)}
        />
      ))}
    </div>
  );
}

interface CriterionProps extends Pick<RubricFormProps, 'language' | 'findings'> {
  readonly criterion: RubricCriterion;
  readonly at: number;
  readonly onChange: (criterion: RubricCriterion) => void;
  readonly onRemove: () => void;
}

function CriterionFields({ criterion, at, language, findings, onChange, onRemove }: CriterionProps) {
  const t = useText();
  const { title, description, levels } = criterion;
  const path = ['criterion_json', at];
  const own = [...path, 'title'];
  const found = findingsAt(findings, own);
  const written = { input: { dir: directionOf(language), lang: localeOf(language) } };
  const set = (next: RubricLevel[]): void => onChange({ ...criterion, levels: next });
  const top = Math.max(-1, ...levels.map(({ score }) => score).filter(isScore));
  return (
    <Card withBorder radius="lg" padding="md" className={classes.card}>
      <div className={classes.row}>
        <div className={classes.grow}>
          <TextInput
            id={fieldId(own)}
            label={t('files:rubric.criterion', { number: at + 1 })}
            value={title}
            attributes={written}
            error={found.length > 0}
            aria-describedby={fieldErrorId(own)}
            onChange={(event) => onChange({ ...criterion, title: event.currentTarget.value })}
          />
          <FieldError path={own} findings={found} />
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('files:rubric.criterion_remove', { number: at + 1 })}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <Textarea
        label={t('files:fields.description')}
        value={description}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={1_000}
        attributes={written}
        onChange={(event) => onChange({ ...criterion, description: event.currentTarget.value })}
      />
      {levels.map((level, place) => (
        <LevelFields
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          level={level}
          path={[...path, 'levels', place]}
          number={place + 1}
          language={language}
          findings={findings}
          onChange={(next) => set(levels.with(place, next))}
          onRemove={() => set(levels.toSpliced(place, 1))}
        />
      ))}
      <div>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => set([...levels, newLevel(Math.floor(top) + 1)])}
        >
          {t('files:rubric.add_level')}
        </Button>
      </div>
    </Card>
  );
}

interface LevelProps extends Pick<RubricFormProps, 'language' | 'findings'> {
  readonly level: RubricLevel;
  readonly path: readonly (string | number)[];
  readonly number: number;
  readonly onChange: (level: RubricLevel) => void;
  readonly onRemove: () => void;
}

function LevelFields({ level, path, number, language, findings, onChange, onRemove }: LevelProps) {
  const t = useText();
  const [title, score] = [
    [...path, 'title'],
    [...path, 'score'],
  ];
  const [onTitle, onScore] = [findingsAt(findings, title), findingsAt(findings, score)];
  const written = { input: { dir: directionOf(language), lang: localeOf(language) } };
  return (
    <div className={classes.levelFields}>
      <div className={classes.row}>
        <div className={classes.grow}>
          <TextInput
            id={fieldId(title)}
            label={t('files:rubric.level', { number })}
            value={level.title}
            attributes={written}
            error={onTitle.length > 0}
            aria-describedby={fieldErrorId(title)}
            onChange={(event) => onChange({ ...level, title: event.currentTarget.value })}
          />
          <FieldError path={title} findings={onTitle} />
        </div>
        <div className={classes.score}>
          <NumberField
            id={fieldId(score)}
            label={t('files:rubric.score')}
            value={isScore(level.score) ? level.score : null}
            hasDecimals
            min={0}
            error={onScore.length > 0}
            aria-describedby={fieldErrorId(score)}
            onValue={(value) => onChange({ ...level, score: value ?? Number.NaN })}
          />
          <FieldError path={score} findings={onScore} />
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('files:rubric.level_remove', { number })}
          onClick={onRemove}
        >
          <IconX size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <Textarea
        aria-label={t('files:rubric.level_description', { number })}
        placeholder={t('files:rubric.level_hint')}
        value={level.description}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={1_000}
        attributes={written}
        onChange={(event) => onChange({ ...level, description: event.currentTarget.value })}
      />
    </div>
  );
}
