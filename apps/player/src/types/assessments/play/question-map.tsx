import type { ReactNode } from 'react';
import { hasFeedback, type Attempt } from '../attempt/attempt.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { markOf, stateIcons, stateWords } from './question-marks.ts';
import './question-map.css';

interface QuestionMapProps {
  readonly attempt: Attempt;
  readonly onGo: (index: number) => void;
}

/** All questions at a glance: answered, current, marked, to do; a press goes there. */
export function QuestionMap({ attempt, onGo }: QuestionMapProps): ReactNode {
  return (
    <>
      <ol className="map">
        {attempt.play.questions.map((question, index) => (
          <li key={question.QuestionId}>
            <MapButton attempt={attempt} index={index} onGo={onGo} />
          </li>
        ))}
      </ol>
      <Legend withFeedback={hasFeedback(attempt.play)} />
    </>
  );
}

function MapButton({ attempt, index, onGo }: QuestionMapProps & { readonly index: number }): ReactNode {
  const { t, number, list } = useTexts();
  const { state, isCurrent, isFlagged } = markOf(attempt, index);
  const icon = stateIcons[state];
  const words = [
    t('question_of', { n: index + 1, total: attempt.play.questions.length }),
    t(stateWords[state]),
    ...(isFlagged ? [t('status_flagged')] : []),
  ];
  return (
    <button
      type="button"
      className={`map-button map-${state}`}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={list(words)}
      onClick={() => onGo(index)}
    >
      {number(index + 1)}
      <span className="map-sign">{icon !== null && <Icon name={icon} />}</span>
      {isFlagged && (
        <span className="map-flag">
          <Icon name="flag" />
        </span>
      )}
    </button>
  );
}

function Legend({ withFeedback }: { readonly withFeedback: boolean }): ReactNode {
  const { t } = useTexts();
  const states = withFeedback ? (['unchecked', 'correct', 'incorrect'] as const) : (['answered'] as const);
  return (
    <ul className="map-legend" aria-hidden="true">
      <li>
        <span className="map-swatch map-swatch-current" />
        {t('status_current')}
      </li>
      <li>
        <span className="map-swatch" />
        {t('status_todo')}
      </li>
      {states.map((state) => (
        <li key={state}>
          <Icon name={stateIcons[state] ?? 'check'} />
          {t(stateWords[state])}
        </li>
      ))}
      <li>
        <Icon name="flag" />
        {t('status_flagged')}
      </li>
    </ul>
  );
}
