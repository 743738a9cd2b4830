import { useText } from '../../../i18n/index.ts';
import files from '../family/files.module.css';
import { TextField } from '../family/text-field.tsx';
import type { BotProps } from './bot-props.ts';

interface BotTextProps extends Pick<BotProps, 'language' | 'findings'> {
  readonly field: 'name' | 'subject' | 'instructions' | 'opening' | 'starters';
  readonly value: string;
  /** Lines to begin with; one line if left out. */
  readonly rows?: number;
  readonly onText: (text: string) => void;
}

/** A text of the bot, in the language of the content. */
export function BotText({ field, value, rows, language, findings, onText }: BotTextProps) {
  const t = useText();
  return (
    <div className={files.field}>
      <TextField
        path={[field]}
        label={t(`ai:bot.fields.${field}`)}
        hint={t(`ai:bot.hints.${field}`)}
        value={value}
        found={findings.filter((each) => each.path[0] === field)}
        writtenIn={language}
        {...(rows !== undefined && { rows: { least: rows, most: 16 } })}
        onText={onText}
      />
    </div>
  );
}
