import { Button } from '@mantine/core';
import { handOverReward, type ListedCompetitor } from '@takhti/contract';
import { useCall } from '../../../../app/api/index.ts';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { FactDivider, useGradeLabel } from '../../../../ui/index.ts';
import classes from './staff.module.css';

interface CompetitorRowProps {
  readonly container_id: string;
  readonly competitor: ListedCompetitor;
}

/** A learner of a competition: what they reached, and whether the reward that they took was handed over. */
export function CompetitorRow({ container_id, competitor }: CompetitorRowProps) {
  const t = useText();
  const format = useFormat();
  const gradeLabel = useGradeLabel();
  const hand = useCall(handOverReward);
  const { player_id, name, school, grade, points, finished, to_finish, coins, redeemed_on, handed_on } =
    competitor;
  const is_handed = handed_on !== null;
  const label = t(is_handed ? 'competitions:competitors.not_handed' : 'competitions:competitors.hand');
  return (
    <li className={classes.competitor}>
      <div className={classes.who}>
        <bdi className={classes.name}>{name}</bdi>
        <span className={classes.soft}>
          {school !== '' && (
            <>
              <bdi>{school}</bdi>
              <FactDivider />
            </>
          )}
          {gradeLabel(grade)}
        </span>
      </div>
      <div className={classes.reached}>
        <strong>{t('competitions:competitors.points', { count: points })}</strong>
        <span className={classes.soft}>
          {t('competitions:competitors.finished', { finished, total: to_finish })}
          <FactDivider />
          {t('competitions:coins', { count: coins })}
        </span>
      </div>
      {redeemed_on !== null && (
        <div className={classes.reward}>
          <span className={classes.soft}>
            {handed_on === null
              ? t('competitions:competitors.redeemed', { date: format.date(redeemed_on) })
              : t('competitions:competitors.handed', { date: format.date(handed_on) })}
          </span>
          <Button
            size="compact-sm"
            variant={is_handed ? 'subtle' : 'default'}
            {...(is_handed && { px: 0 })}
            aria-disabled={hand.isRunning}
            aria-label={`${label}: ${name}`}
            onClick={() => {
              // Not switched off while it runs: that would take the focus away.
              if (!hand.isRunning) void hand.run({ container_id, player_id, is_handed: !is_handed });
            }}
          >
            {label}
          </Button>
        </div>
      )}
    </li>
  );
}
