import type { ReactNode } from 'react';
import { RichText } from '../../../../ui/rich-text.tsx';
import type { CardProps } from '../player-kind.ts';
import { chosen } from './choice.ts';
import { Options } from './options.tsx';

/** The question, and its options to choose from. */
export function McqCard({ question, given, isLocked, onAnswer }: CardProps): ReactNode {
  return (
    <div className="mcq">
      <div className="play-question">
        <RichText html={question.QuestionText} />
      </div>
      <Options
        question={question}
        chosen={given.OptionIds}
        isLocked={isLocked}
        onChoose={(option_id) => onAnswer(chosen(question, given, option_id))}
      />
    </div>
  );
}
