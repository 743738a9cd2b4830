import { useCallback, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import type { CardProps } from '../player-kind.ts';
import { BlankField, ShownBlank } from './blank-field.tsx';
import { emptyPlaces, isRightIn, typedInto, withTyped } from './blanks.ts';
import { RightAnswers } from './right-answers.tsx';
import { useTypeAtOnce } from './use-type-at-once.ts';
import './fib.css';

/** The question with fields for its blanks. Enter leads from one to the next that is empty, and continues from the last. */
export function FibCard({
  question,
  language,
  given,
  isLocked,
  isEmptyDoubted,
  onAnswer,
}: CardProps): ReactNode {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { BlankOptions } = question;
  const empty = emptyPlaces(question, given);

  const focusOn = useCallback((at: number | undefined): void => {
    if (at !== undefined) box.current?.querySelectorAll('input')[at]?.focus();
  }, []);
  useTypeAtOnce(!isLocked, () => focusOn(empty[0] ?? 0));

  // Once for each asking: typing continues wherever it is begun.
  const firstEmpty = isEmptyDoubted ? empty[0] : undefined;
  useEffect(() => focusOn(firstEmpty), [firstEmpty, focusOn]);

  const renderBlank = useCallback(
    (number: number) => {
      const at = BlankOptions.findIndex(({ BlankNo }) => BlankNo === number);
      const blank = BlankOptions[at];
      if (!blank) return '____';
      const typed = typedInto(given, number);
      const name = texts.t('blank_number', { n: at + 1 });
      if (isLocked)
        return (
          <ShownBlank blank={blank} name={name} typed={typed} isRight={isRightIn(blank, given, language)} />
        );
      const next = emptyPlaces(question, given).find((place) => place > at);
      return (
        <BlankField
          blank={blank}
          name={name}
          typed={typed}
          language={language}
          leadsOn={next !== undefined}
          onType={(text) => onAnswer(withTyped(given, number, text))}
          onKeyDown={(event) => {
            if (next === undefined || !isPlainEnter(event)) return;
            event.preventDefault();
            if (!event.repeat) focusOn(next);
          }}
        />
      );
    },
    [BlankOptions, question, given, isLocked, language, onAnswer, texts, focusOn],
  );
  return (
    <>
      <p className="options-hint">
        {texts.t(BlankOptions.length === 1 ? 'fill_blanks_one' : 'fill_blanks_other')}
      </p>
      <div className="play-question fib-question" ref={box}>
        <RichText html={question.QuestionText} renderBlank={renderBlank} />
      </div>
      {isLocked && (
        <RightAnswers
          blanks={BlankOptions}
          isWrong={(blank) => isRightIn(blank, given, language) === false}
        />
      )}
    </>
  );
}

// Enter that ends the composing of a word belongs to the keyboard.
function isPlainEnter({ key, nativeEvent, ...keys }: KeyboardEvent): boolean {
  return (
    key === 'Enter' &&
    !nativeEvent.isComposing &&
    !keys.ctrlKey &&
    !keys.altKey &&
    !keys.metaKey &&
    !keys.shiftKey
  );
}
