import { Button, Radio, Textarea, TextInput } from '@mantine/core';
import { aiLimits, generatedBodies, limits, type AiProposal } from '@takhti/domain';
import { useId, useState, type ComponentType } from 'react';
import { useText } from '../../../i18n/index.ts';
import { ArticleFields } from './article-text.tsx';
import type { Body, FieldProps } from './field-props.ts';
import classes from './generate.module.css';
import { RoundFields } from './round-fields.tsx';

interface ProposalFieldsProps {
  readonly proposal: AiProposal;
  readonly written: FieldProps['written'];
  readonly isSaving: boolean;
  readonly onSave: (body: Body) => void;
  readonly onCancel: () => void;
}

/** A proposal in fields, to be changed before it is kept. */
export function ProposalFields({ proposal, written, isSaving, onSave, onCancel }: ProposalFieldsProps) {
  const t = useText();
  const [body, setBody] = useState<Body>(proposal.body);
  const change = (by: Body): void => setBody({ ...body, ...by });
  const Own = ownFields[proposal.kind];
  const shown = Own ? questionFields : Object.keys(body);
  const fields = shown.filter((field) => field in body);
  return (
    <div className={classes.form}>
      {fields
        .filter((field) => field === 'question' || !questionFields.includes(field))
        .map((field) => (
          <TextField key={field} {...{ field, body, written, change }} />
        ))}
      {Own && <Own {...{ body, written, change }} />}
      {fields
        .filter((field) => field !== 'question' && questionFields.includes(field))
        .map((field) => (
          <TextField key={field} {...{ field, body, written, change }} />
        ))}
      <div className={classes.bar}>
        <span />
        <Button size="compact-md" loading={isSaving} onClick={() => onSave(body)}>
          {t('ai:proposal.done')}
        </Button>
        <Button size="compact-md" variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </div>
  );
}

const questionFields: readonly string[] = ['question', 'feedback', 'incorrect_feedback'];
const named = [
  'question',
  'feedback',
  'incorrect_feedback',
  'card',
  'match',
  'text',
  'bin',
  'word',
  'clue',
] as const;

function TextField({ field, body, written, change }: FieldProps & { readonly field: string }) {
  const t = useText();
  const name = named.find((each) => each === field);
  const value = body[field];
  return (
    <Textarea
      label={name && t(`ai:fields.${name}`)}
      description={field === 'question' && 'answers' in body ? t('ai:fields.blanks_hint') : undefined}
      autosize
      maxLength={aiLimits.text}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
      attributes={{ input: written }}
    />
  );
}

function Options({ body, written, change }: FieldProps) {
  const t = useText();
  const name = useId();
  const { options, correct } = generatedBodies.mcqs.pick({ options: true, correct: true }).parse(body);
  return (
    <fieldset className={classes.options}>
      <legend>{t('ai:fields.options')}</legend>
      {options.map(numbered).map(({ each: option, at }) => (
        <div key={at} className={classes.option}>
          <Radio
            name={name}
            aria-label={t('ai:fields.is_right', { number: at + 1 })}
            checked={correct === at}
            onChange={() => change({ correct: at })}
          />
          <TextInput
            aria-label={t('ai:fields.option', { number: at + 1 })}
            maxLength={aiLimits.text}
            value={option}
            onChange={(event) => change({ options: options.with(at, event.currentTarget.value) })}
            attributes={{ input: written }}
          />
        </div>
      ))}
    </fieldset>
  );
}

function Answers({ body, written, change }: FieldProps) {
  const { answers } = generatedBodies.blanks.pick({ answers: true }).parse(body);
  const count = Math.max(answers.length, String(body['question']).match(/_{2,}/g)?.length ?? 0);
  const all = Array.from({ length: Math.min(count, limits.blanks.max) }, (_, at) => answers[at] ?? []);
  return all
    .map(numbered)
    .map(({ each: accepted, at }) => (
      <AnswerField
        key={at}
        number={at + 1}
        accepted={accepted}
        written={written}
        onChange={(texts) => change({ answers: all.with(at, texts) })}
      />
    ));
}

// They have nothing but their place to be known by, and keep it.
function numbered<Each>(each: Each, at: number): { each: Each; at: number } {
  return { each, at };
}

interface AnswerFieldProps extends Pick<ProposalFieldsProps, 'written'> {
  readonly number: number;
  readonly accepted: readonly string[];
  readonly onChange: (texts: string[]) => void;
}

function AnswerField({ number, accepted, written, onChange }: AnswerFieldProps) {
  const t = useText();
  // As it is typed: the space before the next stroke must not go.
  const [typed, setTyped] = useState(accepted.join(' / '));
  return (
    <TextInput
      label={t('ai:fields.answers', { number })}
      description={t('ai:fields.answers_hint')}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onChange(value.split('/').map((text) => text.trim()));
      }}
      attributes={{ input: written }}
    />
  );
}

/** The parts of a kind that are no text fields; null for a kind whose parts are all texts. */
const ownFields = {
  mcqs: Options,
  blanks: Answers,
  matching: null,
  sorting: null,
  draganddrop: null,
  crossword: null,
  article: ArticleFields,
  rounds: RoundFields,
} as const satisfies Record<AiProposal['kind'], ComponentType<FieldProps> | null>;
