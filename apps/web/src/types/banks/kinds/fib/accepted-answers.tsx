import { TagsInput } from '@mantine/core';
import { directionOf, limits, localeOf, type Language } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/index.ts';

interface AcceptedAnswersProps {
  readonly id: string;
  readonly label: string;
  readonly aside: ReactNode;
  readonly answers: readonly string[];
  readonly language: Language;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly onChange: (answers: string[]) => void;
}

/** The answers that one blank accepts: Enter or leaving the field adds what is typed, Backspace takes the last away. */
export function AcceptedAnswers({
  id,
  label,
  aside,
  answers,
  language,
  describedBy,
  isInvalid,
  onChange,
}: AcceptedAnswersProps) {
  const t = useText();
  return (
    <TagsInput
      id={id}
      label={
        <>
          {label} {aside}
        </>
      }
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      error={isInvalid}
      placeholder={t(answers.length === 0 ? 'questions:blanks.answer' : 'questions:blanks.further')}
      value={[...answers]}
      onChange={onChange}
      acceptValueOnBlur
      // A comma may be part of a number.
      splitChars={[]}
      maxTags={limits.blanks.max_answers}
      maxLength={limits.blanks.text}
      attributes={{ inputField: { lang: localeOf(language), dir: directionOf(language) } }}
    />
  );
}
