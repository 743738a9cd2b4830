import { useCallback, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import type { CardProps } from '../player-kind.ts';
import { isRightIn, typedInto, withTyped } from './blanks.ts';
import { inOwnDigits } from './own-digits.ts';
import { RightAnswers } from './right-answers.tsx';
import './fib.css';

// As `limits.blanks.text` of the domain, which would bring all its limits along; a test compares them.
export const mostTyped = 200;

// Written before it is rendered: what React finds there already does not move the cursor.
function keepCursor(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = value;
  field.setSelectionRange(selectionStart, selectionEnd);
}

/** The question with fields for its blanks. */
export function FibCard({ question, language, given, isLocked, onAnswer }: CardProps): ReactNode {
  const texts = useTexts();
  const { BlankOptions } = question;
  const renderBlank = useCallback(
    (number: number) => {
      const at = BlankOptions.findIndex(({ BlankNo }) => BlankNo === number);
      const blank = BlankOptions[at];
      if (!blank) return '____';
      const typed = typedInto(given, number);
      const isRight = isLocked ? isRightIn(blank, given, language) : null;
      const name = texts.t('blank_number', { n: at + 1 });
      const outcome = isRight === null ? '' : texts.t(isRight ? 'right' : 'wrong');
      const unit = blank.Unit === '' ? '' : texts.t('unit_of', { unit: blank.Unit });
      return (
        <span className="blank">
          <input
            className={isRight === null ? 'blank-input' : `blank-input blank-${isRight ? 'right' : 'wrong'}`}
            aria-label={texts.list([name, unit, outcome].filter((part) => part !== ''))}
            aria-invalid={isRight === false}
            autoCapitalize="off"
            autoComplete="off"
            dir="auto"
            maxLength={mostTyped}
            readOnly={isLocked}
            spellCheck={false}
            style={{ inlineSize: `${Math.min(24, Math.max(7, typed.length + 3))}ch` }}
            value={typed}
            onChange={({ target }) => {
              if (!blank.IsStrict) keepCursor(target, inOwnDigits(target.value, language));
              onAnswer(withTyped(given, number, target.value));
            }}
          />
          {blank.Unit !== '' && (
            <bdi className="blank-unit" aria-hidden="true">
              {blank.Unit}
            </bdi>
          )}
        </span>
      );
    },
    [BlankOptions, given, isLocked, language, onAnswer, texts],
  );
  return (
    <>
      <p className="options-hint">{texts.t('fill_blanks')}</p>
      <div className="play-question fib-question">
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
