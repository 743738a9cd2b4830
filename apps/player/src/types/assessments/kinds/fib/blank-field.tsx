import type { BlankOption, Language } from '@takhti/domain';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { inOwnDigits } from './own-digits.ts';

// As `limits.blanks.text` of the domain, which would bring all its limits along; a test compares them.
export const mostTyped = 200;

interface BlankProps {
  readonly blank: BlankOption;
  /** The name of the blank. */
  readonly name: string;
  readonly typed: string;
}

interface BlankFieldProps extends BlankProps {
  readonly language: Language;
  /** Enter leads to another blank. */
  readonly leadsOn: boolean;
  readonly onType: (text: string) => void;
  readonly onKeyDown: KeyboardEventHandler;
}

/** A blank to type in. Its width stays, so that the line does not move under the hands. */
export function BlankField({
  blank,
  name,
  typed,
  language,
  leadsOn,
  onType,
  onKeyDown,
}: BlankFieldProps): ReactNode {
  const texts = useTexts();
  const unit = blank.Unit === '' ? [] : [texts.t('unit_of', { unit: blank.Unit })];
  return (
    <span className="blank">
      <input
        className="blank-input"
        aria-label={texts.list([name, ...unit])}
        autoCapitalize="off"
        autoComplete="off"
        dir="auto"
        enterKeyHint={leadsOn ? 'next' : 'done'}
        maxLength={mostTyped}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          if (!blank.IsStrict) keepCursor(target, inOwnDigits(target.value, language));
          onType(target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <Unit of={blank} />
    </span>
  );
}

/** A blank that was checked, with all that was typed. */
export function ShownBlank({
  blank,
  name,
  typed,
  isRight,
}: BlankProps & { readonly isRight: boolean | null }): ReactNode {
  const texts = useTexts();
  const outcome = isRight === null ? [] : [texts.t(isRight ? 'right' : 'wrong')];
  return (
    <span className="blank">
      <span className={isRight === null ? 'blank-shown' : `blank-shown blank-${isRight ? 'right' : 'wrong'}`}>
        <span className="unseen">{texts.list([name, ...outcome])} </span>
        <bdi>{typed.trim() === '' ? '\u00A0' : typed}</bdi>
      </span>
      <Unit of={blank} />
    </span>
  );
}

function Unit({ of: { Unit: unit } }: { readonly of: BlankOption }): ReactNode {
  if (unit === '') return null;
  return (
    <bdi className="blank-unit" aria-hidden="true">
      {unit}
    </bdi>
  );
}

// Written before it is rendered: what React finds there already does not move the cursor.
function keepCursor(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = value;
  field.setSelectionRange(selectionStart, selectionEnd);
}
