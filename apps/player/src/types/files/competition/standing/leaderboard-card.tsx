import type { CompetitorStanding, Leaderboard } from '@takhti/contract';
import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import type { Texts } from '../../../../i18n/texts.ts';
import type { Who } from '../entered.ts';
import { firstWishOf, periods, scopesOf, useBoard } from './use-board.ts';
import '../../../../styles/field.css';

interface LeaderboardCardProps {
  readonly who: Who;
  readonly standing: CompetitorStanding;
  /** What the learner has: when it changes the places are asked for anew. */
  readonly reached: string;
  /** The board that is looked at first; null until it came. */
  readonly first: Leaderboard | null;
}

/** The places of a day, a week, a month and all time, and of the coins that are left, among those of one's class, school or country. */
export function LeaderboardCard({ who, standing, reached, first }: LeaderboardCardProps): ReactNode {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const [firstWish] = useState(() => firstWishOf(standing));
  const [wish, setWish] = useState(firstWish);
  const scopes = scopesOf(standing);
  const { period, scope } = wish;
  const isFirst = period === firstWish.period && scope === firstWish.scope;
  const other = useBoard(isFirst ? null : who, wish, reached);
  const board = isFirst ? first : other;
  const periodTexts = {
    0: t('competition_daily'),
    1: t('competition_weekly'),
    2: t('competition_monthly'),
    3: t('competition_always'),
    4: t('competition_redeem'),
  };
  const scopeTexts = {
    class: t('competition_class'),
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
              onChange={() => setWish({ period: each, scope })}
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
            setWish({ period, scope: chosen ?? firstWish.scope });
          }}
        >
          {scopes.map((each) => (
            <option key={each} value={each}>
              {scopeTexts[each]}
            </option>
          ))}
        </select>
      </label>
      <div aria-live="polite">{board && <Places board={board} isOfCoins={period === 4} texts={texts} />}</div>
      <p className="competition-soft">{t('competition_board_rule')}</p>
    </section>
  );
}

function Places({
  board,
  isOfCoins,
  texts: { t, plural, number },
}: {
  readonly board: Leaderboard;
  readonly isOfCoins: boolean;
  readonly texts: Texts;
}): ReactNode {
  if (board.rows.length === 0) return <p className="competition-soft">{t('competition_board_empty')}</p>;
  const unit = isOfCoins ? 'competition_coins' : 'competition_points';
  return (
    <>
      {board.me && (
        <p>
          <strong>{t('competition_board_me', { place: board.me.place, total: board.total })}</strong>
        </p>
      )}
      <ol className="competition-places">
        {board.rows.map((row, at) => (
          // Learners of other schools have neither name nor id here.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="competition-place" data-me={row.is_me || undefined}>
            <span className="competition-rank">{number(row.place)}</span>
            <span className="competition-place-name">
              {row.name === null ? strangerOf(t, row.school) : <bdi>{row.name}</bdi>}
              {row.is_me && ` (${t('competition_row_me')})`}
            </span>
            <span>{plural(unit, row.points)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function strangerOf(t: Texts['t'], school: string): string {
  return school === ''
    ? t('competition_row_other')
    : t('competition_row_of', { school: `\u2068${school}\u2069` });
}
