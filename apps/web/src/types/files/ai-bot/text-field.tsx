import { Textarea, TextInput } from '@mantine/core';
import { directionOf, localeOf } from '@takhti/domain';
import { FieldError, fieldErrorId, fieldId } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import files from '../family/files.module.css';
import type { BotProps } from './bot-props.ts';

interface TextFieldProps extends Pick<BotProps, 'language' | 'findings'> {
  readonly field: 'name' | 'subject' | 'instructions' | 'opening' | 'starters';
  readonly value: string;
  /** Lines to begin with; one line if left out. */
  readonly rows?: number;
  readonly onText: (text: string) => void;
}

/** A text of the bot with what is wrong with it, in the language of the content. */
export function TextField({ field, value, rows, language, findings, onText }: TextFieldProps) {
  const t = useText();
  const path = [field];
  const label = t(`ai:bot.fields.${field}`);
  const found = findings.filter((each) => each.path[0] === field);
  const shared = {
    id: fieldId(path),
    label,
    description: t(`ai:bot.hints.${field}`),
    value,
    attributes: { input: { dir: directionOf(language), lang: localeOf(language) } },
    error: found.some(({ severity }) => severity === 'error'),
    'aria-describedby': fieldErrorId(path),
  };
  return (
    <div className={files.field}>
      <Marked path={path} label={label}>
        {rows === undefined ? (
          <TextInput {...shared} onChange={(event) => onText(event.currentTarget.value)} />
        ) : (
          <Textarea
            {...shared}
            autosize
            minRows={rows}
            maxRows={16}
            onChange={(event) => onText(event.currentTarget.value)}
          />
        )}
        <FieldError path={path} findings={found} />
      </Marked>
    </div>
  );
}
