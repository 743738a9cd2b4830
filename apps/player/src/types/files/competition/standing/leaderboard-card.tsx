import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { Who } from '../entered.ts';
import { gradeWords } from '../grade-words.ts';
import { Places } from './places.tsx';
import { firstBoardOf, periods, scopesOf, useBoard, type AskedBoard } from './use-board.ts';
import '../../../../styles/field.css';
import type { Standing } from './gained.ts';

interface LeaderboardCardProps {
  readonly who: Who;
  readonly standing: Standing;
  /** The competitor's points: when they change, the places are fetched again. */
  readonly reached: string;
  /** The board that is looked at first. */
  readonly first: AskedBoard;
}

/** The places of a day, a week, a month and all time, and of the coins that are left, among those of one's class, school or country. */
export function LeaderboardCard({ who, standing, reached, first }: LeaderboardCardProps): ReactNode {
  const { t } = useTexts();
  const id = useId();
  const [firstShown] = useState(() => firstBoardOf(standing));
  const [shown, setShown] = useState(firstShown);
  const scopes = scopesOf(standing);
  const { period, scope } = shown;
  const isFirst = period === firstShown.period && scope === firstShown.scope;
  const other = useBoard(isFirst ? null : who, shown, reached);
  const { board, hasFailed, askAgain } = isFirst ? first : other;
  const periodTexts = {
    0: t('competition_daily'),
    1: t('competition_weekly'),
    2: t('competition_monthly'),
    3: t('competition_always'),
    4: t('competition_redeem'),
  };
  const scopeTexts = {
    // Without a school there is no class: compares with others of the grade who also came without a school.
    class: standing.school === '' ? gradeWords(t, standing.grade) : t('competition_class'),
    school: t('competition_school'),
    country: t('competition_country'),
  };
  return (
    <section className="competition-card" aria-labelledby={id}>
      <h2 id={id} className="competition-level-title">
        {t('competition_board')}
      </h2>
      <fieldset className="competition-periods">
        <legend className="unseen">{t('competition_board')}</legend>
        {periods.map((each) => (
          <label key={each} className="competition-period">
            <input
              type="radio"
              name={`${id}-period`}
              checked={each === period}
              onChange={() => setShown({ period: each, scope })}
            />
            {periodTexts[each]}
          </label>
        ))}
      </fieldset>
      <label className="field competition-whom">
        {t('competition_whom')}
        <select
          value={scope}
          onChange={(event) => {
            const chosen = scopes.find((each) => each === event.target.value);
            setShown({ period, scope: chosen ?? firstShown.scope });
          }}
        >
          {scopes.map((each) => (
            <option key={each} value={each}>
              {scopeTexts[each]}
            </option>
          ))}
        </select>
      </label>
      <div aria-live="polite">
        {board && <Places board={board} isOfCoins={period === 4} />}
        {hasFailed && (
          <div className="competition-actions">
            <p>{t('competition_board_failed')}</p>
            <Button onClick={askAgain}>{t('retry')}</Button>
          </div>
        )}
      </div>
      <p className="competition-soft">{t('competition_board_rule')}</p>
    </section>
  );
}
