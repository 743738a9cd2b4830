import type { LivePhoneView } from '@takhti/contract';
import { languageRecords } from '@takhti/domain';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import type { Given } from '../types/assessments/kinds/player-kind.ts';
import { playerKindOf } from '../types/assessments/kinds/registry.ts';
import { RichText } from '../ui/rich-text.tsx';

interface RightAnswerProps {
  readonly view: LivePhoneView;
  /** The chosen options; null if none, or after a reload. */
  readonly given: Given | null;
}

/** The right answer, for a phone with a wrong or missing one; and the options that it chose instead. */
export function RightAnswer({ view, given }: RightAnswerProps): ReactNode {
  const { t } = useTexts();
  const { question, accepted, language } = view;
  const options = question ? playerKindOf(question).choices(question) : [];
  const right = options.filter(({ IsCorrect }) => IsCorrect).map(({ OptionText }) => OptionText);
  const chosen = options.filter(({ OptionId }) => given?.OptionIds.includes(OptionId));
  const own = chosen.map(({ OptionText }) => OptionText);
  if (right.length + accepted.length === 0) return null;
  return (
    <>
      {own.length > 0 && <Answers label={t('your_answer')} language={language} options={own} />}
      <Answers isRight label={t('live_right_was')} language={language} options={right} words={accepted} />
    </>
  );
}

interface AnswersProps extends Pick<LivePhoneView, 'language'> {
  readonly label: string;
  readonly isRight?: boolean;
  /** As they were written in the editor. */
  readonly options: readonly string[];
  readonly words?: readonly string[];
}

function Answers({ label, language, isRight = false, options, words = [] }: AnswersProps): ReactNode {
  const id = useId();
  const { tag, direction } = languageRecords[language];
  return (
    <div className="live-answer" data-right={isRight || undefined}>
      <p className="live-soft" id={id}>
        {label}
      </p>
      {/* Two of them may be the same, and none of them moves. */}
      {/* oxlint-disable react/no-array-index-key */}
      <ul aria-labelledby={id} lang={tag} dir={direction}>
        {options.map((html, at) => (
          <li key={at}>
            <RichText html={html} isPhrase />
          </li>
        ))}
        {words.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
