import { joinedDays, type readOverview, type ReplyOf } from '@takhti/contract';
import { Link } from 'react-router';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { useRoleTitle } from '../../../../ui/index.ts';
import { HomeCard } from '../home-card.tsx';
import home from '../home.module.css';
import { FigureRow } from './figure-row.tsx';
import classes from './overview.module.css';

/** The numbers of people who can log in, by role, and of those who cannot yet or no longer. */
export function PeopleCard({ people }: { people: ReplyOf<typeof readOverview>['people'] }) {
  const t = useText();
  const format = useFormat();
  const roleTitle = useRoleTitle();
  const { roles, enabled, disabled, joined, unconfirmed } = people;
  return (
    <HomeCard title={t('dashboard:overview.people.title')}>
      <p className={home.figure}>
        <Link to="/users?is_disabled=0" className={home.link}>
          {t('dashboard:overview.people.enabled', { count: enabled })}
        </Link>
      </p>
      <ul className={classes.rows}>
        {roles
          .filter(({ count }) => count > 0)
          .map(({ role, title, count }) => (
            <FigureRow
              key={role}
              label={<bdi>{roleTitle({ role, title })}</bdi>}
              figure={format.count(count)}
              to={`/users?${new URLSearchParams({ role, is_disabled: '0' }).toString()}`}
            />
          ))}
      </ul>
      <ul className={classes.rows}>
        <FigureRow
          label={t('dashboard:overview.people.joined', { days: joinedDays })}
          figure={format.count(joined)}
        />
        <FigureRow label={t('dashboard:overview.people.unconfirmed')} figure={format.count(unconfirmed)} />
        <FigureRow
          label={t('dashboard:overview.people.disabled')}
          figure={format.count(disabled)}
          to={disabled > 0 ? '/users?is_disabled=1' : null}
        />
      </ul>
    </HomeCard>
  );
}
