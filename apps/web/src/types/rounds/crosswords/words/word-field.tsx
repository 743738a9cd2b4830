import { TextInput } from '@mantine/core';
import { lettersOf, pastedWords, type PastedWord } from '@takhti/content-types/crosswords';
import { directionOf, hasErrors, limits, localeOf, type Finding, type Language } from '@takhti/domain';
import { FieldError, fieldErrorId, fieldId } from '../../../../features/editor/index.ts';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { useTransitionInput } from '../../../../performance/use-transition-input.ts';
import classes from './words.module.css';

interface WordFieldProps {
  readonly path: readonly (string | number)[];
  readonly value: string;
  readonly language: Language;
  readonly findings: readonly Finding[];
  readonly isReadOnly: boolean;
  readonly onWord: (word: string) => void;
  /** A list of words that was pasted in the place of one. */
  readonly onPaste: (words: readonly PastedWord[]) => void;
}

/** The letters of a word, in the script of the crossword. */
export function WordField({
  path,
  value: word,
  language,
  findings,
  isReadOnly,
  onWord,
  onPaste,
}: WordFieldProps) {
  const t = useText();
  const format = useFormat();
  const [value, type] = useTransitionInput(word, onWord);
  const written = { dir: directionOf(language), lang: localeOf(language) };
  const { max_letters: most } = limits.crossword;
  if (isReadOnly)
    return (
      <p id={fieldId(path)} tabIndex={-1} className={classes.read} {...written}>
        {word}
      </p>
    );
  const count = lettersOf(value, language).length;
  return (
    <div className={classes.field}>
      <TextInput
        id={fieldId(path)}
        label={t('crosswords:fields.word')}
        value={value}
        maxLength={limits.title.max}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        // With the field's own direction the count is where its letters end, no matter what the screen around it reads.
        attributes={{ wrapper: { dir: written.dir }, input: written }}
        classNames={{ input: classes.letters ?? '' }}
        error={hasErrors(findings)}
        aria-describedby={fieldErrorId(path)}
        rightSectionWidth={64}
        rightSection={
          <span className={classes.count} data-over={count > most || undefined}>
            <bdi aria-hidden="true">
              {format.number(count)} / {format.number(most)}
            </bdi>
            <span className="visually-hidden">{t('crosswords:words.letters', { count, most })}</span>
          </span>
        }
        onChange={(event) => type(event.currentTarget.value)}
        onPaste={(event) => {
          const words = pastedWords(event.clipboardData.getData('text/plain'));
          if (!words) return;
          event.preventDefault();
          onPaste(words);
        }}
      />
      <FieldError path={path} findings={findings} />
    </div>
  );
}
