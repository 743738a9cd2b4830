import type { BlankOption } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { inOwnDigits } from './own-digits.ts';
import './fib.css';

interface RightAnswersProps {
  readonly blanks: readonly BlankOption[];
  readonly isWrong: (blank: BlankOption) => boolean;
}

/** The right answers of wrongly filled blanks, if the play shows them. */
export function RightAnswers({ blanks, isWrong }: RightAnswersProps): ReactNode {
  const { t, language } = useTexts();
  const lines = blanks.flatMap((blank, at) => {
    const [answer] = blank.Answers ?? [];
    return answer !== undefined && isWrong(blank)
      ? [
          {
            ...blank,
            answer: blank.IsStrict ? answer : inOwnDigits(answer, language),
            name: t('blank_number', { n: at + 1 }),
          },
        ]
      : [];
  });
  if (lines.length === 0) return null;
  return (
    <dl className="fib-answers">
      <dt>{t(lines.length === 1 ? 'right_answer' : 'right_answers')}</dt>
      <dd>
        {lines.map(({ BlankNo, answer, Unit, name }) => (
          <span className="fib-answer" key={BlankNo}>
            <Icon name="check" />
            <span>
              {blanks.length > 1 && <span className="blank-name">{name}</span>} <bdi>{answer}</bdi>{' '}
              {Unit !== '' && <bdi>{Unit}</bdi>}
            </span>
          </span>
        ))}
      </dd>
    </dl>
  );
}
