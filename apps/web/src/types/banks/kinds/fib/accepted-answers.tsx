import { TagsInput } from '@mantine/core';
import { limits, type Language } from '@takhti/domain';
import { useEffect, useRef, type ClipboardEvent, type ReactNode } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { langAndDirOfContent } from '../../../../ui/index.ts';
import { answersIn } from './blank-edits.ts';

interface AcceptedAnswersProps {
  readonly id: string;
  readonly label: string;
  readonly aside: ReactNode;
  readonly answers: readonly string[];
  readonly language: Language;
  readonly describedBy: string;
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
  const field = useRef<HTMLInputElement>(null);
  // The library gives the field what its own wrapper describes, and drops what is named here.
  useEffect(() => field.current?.setAttribute('aria-describedby', describedBy), [describedBy]);
  const langAndDir = langAndDirOfContent(answers.join(' '), language);
  // One text the field takes itself; typed by hand a semicolon may be part of an answer.
  function pasteSeveral(event: ClipboardEvent): void {
    const pasted = answersIn(event.clipboardData.getData('text/plain'));
    if (pasted.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    onChange([...new Set([...answers, ...pasted])].slice(0, limits.blanks.max_answers));
  }
  return (
    <TagsInput
      id={id}
      label={
        <>
          {label} {aside}
        </>
      }
      ref={field}
      aria-invalid={isInvalid}
      error={isInvalid}
      placeholder={t(answers.length === 0 ? 'questions:blanks.answer' : 'questions:blanks.further')}
      value={[...answers]}
      onChange={onChange}
      acceptValueOnBlur
      wrapperProps={{ onPasteCapture: pasteSeveral }}
      // A comma may be part of a number.
      splitChars={[]}
      maxTags={limits.blanks.max_answers}
      maxLength={limits.blanks.text}
      attributes={{
        // The answers are as they are written, regardless of the interface's direction.
        pillsList: langAndDir,
        inputField: langAndDir,
      }}
    />
  );
}
