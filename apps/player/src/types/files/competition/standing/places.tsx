import { isolated } from '@takhti/domain';
import type { Leaderboard } from '@takhti/contract';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import type { Texts } from '../../../../i18n/texts.ts';

interface PlacesProps {
  readonly board: Leaderboard;
  readonly isOfCoins: boolean;
}

/** The rows of a leaderboard, one's own marked among them and set apart where others were left out before it. */
export function Places({ board, isOfCoins }: PlacesProps): ReactNode {
  const { t, plural, number } = useTexts();
  const { rows, me, total } = board;
  if (rows.length === 0) return <p className="competition-soft">{t('competition_board_empty')}</p>;
  const unit = isOfCoins ? 'competition_coins' : 'competition_points';
  const longest = Math.max(...rows.map(({ place }) => String(place).length));
  // All names begin at one line, also beside the place of one among thousands.
  const width = { '--rank': `${Math.max(2, longest)}ch` } as CSSProperties;
  return (
    <>
      <p className="competition-my-place">
        {me ? (
          <strong>{t('competition_board_me', { place: me.place, total })}</strong>
        ) : (
          t('competition_board_not_me')
        )}
      </p>
      <ol className="competition-places" style={width}>
        {rows.map((row, at) => (
          <li
            // Learners of other schools have neither name nor id here.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            className="competition-place"
            data-me={row.is_me || undefined}
            data-apart={row.place > at + 1 || undefined}
          >
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
  return school === '' ? t('competition_row_other') : t('competition_row_of', { school: isolated(school) });
}
