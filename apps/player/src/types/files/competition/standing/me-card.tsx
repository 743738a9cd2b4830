import { isolated } from '@takhti/domain';
import type { Leaderboard } from '@takhti/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { takeFocus } from '../../../../ui/take-focus.ts';
import { gradeWords } from '../grade-words.ts';
import { Coin } from './coin.tsx';
import { isFinished, type Standing } from './gained.ts';

interface MeCardProps {
  readonly standing: Standing;
  /** They have just entered: a person who listens to the page continues here, for the form is gone. */
  readonly isNew?: boolean;
  /** Their place in their school; null where places are not shown or not known yet. */
  readonly place: Leaderboard['me'];
}

/** The competitor, and their standing: points, coins, levels and their own place. */
export function MeCard({ standing, place, isNew = false }: MeCardProps): ReactNode {
  const { t, number, facts } = useTexts();
  const { name, school, grade, phase, points, coins, levels, plays_once } = standing;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) takeFocus(heading.current);
  }, [isNew]);
  const done = levels.filter(isFinished).length;
  return (
    <section className="competition-card competition-me">
      {/* A name of the other direction turns nothing around. */}
      <p className="competition-name" ref={heading} tabIndex={-1}>
        {t('competition_about_me', { name: isolated(name) })}
      </p>
      <p className="competition-soft">{facts([school, gradeWords(t, grade)])}</p>
      <dl className="competition-stats">
        <div>
          <dt>{t('competition_stat_points')}</dt>
          <dd className="competition-points">
            <Icon name="star" /> {number(points)}
          </dd>
        </div>
        <div>
          <dt>{t('competition_stat_coins')}</dt>
          <dd>
            <Coin /> {number(coins)}
          </dd>
        </div>
        {levels.length > 0 && (
          <div>
            <dt>{t('competition_stat_levels')}</dt>
            <dd>
              <Icon name="flag" /> {t('competition_of', { n: done, total: levels.length })}
            </dd>
          </div>
        )}
        {place && (
          <div>
            {/* Whom it is among: the leaderboard below may compare them with others. */}
            <dt>
              {facts([
                t('competition_stat_place'),
                t(school === '' ? 'competition_country' : 'competition_school'),
              ])}
            </dt>
            <dd>
              <Icon name="podium" /> {number(place.place)}
            </dd>
          </div>
        )}
      </dl>
      {phase !== 'over' && (
        <p className="competition-soft">{t(plays_once ? 'competition_once' : 'competition_repeat')}</p>
      )}
    </section>
  );
}
