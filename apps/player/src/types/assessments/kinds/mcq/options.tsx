import type { PlayOption, PlayQuestion } from '@takhti/domain';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import './options.css';

interface OptionsProps {
  readonly question: PlayQuestion;
  readonly chosen: readonly string[];
  /** The answer was checked: right and wrong are shown, nothing can be changed. */
  readonly isLocked: boolean;
  readonly onChoose: (option_id: string) => void;
}

/** The answers to choose from: radio cards, or checkboxes where several are right. */
export function Options({ question, chosen, isLocked, onChoose }: OptionsProps): ReactNode {
  const { t } = useTexts();
  const name = useId();
  return (
    <fieldset>
      <legend className="options-hint">{t(question.IsMultiple ? 'choose_several' : 'choose_single')}</legend>
      <div className={question.IsMultiple ? 'options options-several' : 'options'}>
        {question.ListOptions.map((option, index) => (
          <OptionCard
            key={option.OptionId}
            option={option}
            number={index + 1}
            name={`${name}-${question.QuestionId}`}
            type={question.IsMultiple ? 'checkbox' : 'radio'}
            isChosen={chosen.includes(option.OptionId)}
            isLocked={isLocked}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionCardProps {
  readonly option: PlayOption;
  readonly number: number;
  readonly name: string;
  readonly type: 'radio' | 'checkbox';
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly onChoose: (option_id: string) => void;
}

function OptionCard({
  option,
  number,
  name,
  type,
  isChosen,
  isLocked,
  onChoose,
}: OptionCardProps): ReactNode {
  const texts = useTexts();
  const mark = isLocked ? markOf(option, isChosen) : null;
  return (
    <label className={mark === null ? 'option' : `option option-${mark}`}>
      <input
        className="option-input"
        type={type}
        name={name}
        checked={isChosen}
        disabled={isLocked}
        onChange={() => onChoose(option.OptionId)}
      />
      <span className="option-number" aria-hidden="true">
        {isChosen && !isLocked ? <Icon name="check" /> : texts.number(number)}
      </span>
      <span className="option-body">
        <span className="option-text">
          <RichText html={option.OptionText} isPhrase />
        </span>
        {mark !== null && (
          <span className="option-word">
            <Icon name={mark === 'right' ? 'check' : 'cross'} />
            {texts.t(wordOf(mark, isChosen))}
          </span>
        )}
      </span>
    </label>
  );
}

function markOf(option: PlayOption, isChosen: boolean): 'right' | 'wrong' | null {
  if (option.IsCorrect === true) return 'right';
  return isChosen ? 'wrong' : null;
}

function wordOf(mark: 'right' | 'wrong', isChosen: boolean): 'right' | 'right_answer' | 'your_answer' {
  if (mark === 'wrong') return 'your_answer';
  return isChosen ? 'right' : 'right_answer';
}

/** Moves the focus to the next option up or down; from elsewhere to the chosen one, or the first. */
export function focusOption(step: 1 | -1): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.option-input:not(:disabled)')];
  const at = inputs.findIndex((input) => input === document.activeElement);
  const target =
    at < 0
      ? (inputs.find((input) => input.checked) ?? inputs[0])
      : inputs[(at + step + inputs.length) % inputs.length];
  target?.focus();
}
