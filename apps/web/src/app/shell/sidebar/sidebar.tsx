import { Button } from '@mantine/core';
import {
  IconBooks,
  IconCircleCheck,
  IconEye,
  IconHome,
  IconHourglass,
  IconPencil,
  IconPlus,
  IconSparkles,
  IconArrowBackUp,
  IconTargetArrow,
  IconUsers,
  IconPlugConnected,
  IconUsersGroup,
  IconMessageCircleQuestion,
  type Icon,
} from '@tabler/icons-react';
import { countDashboard } from '@takhti/contract';
import { kindOfRole } from '@takhti/domain';
import { Link, NavLink } from 'react-router';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Drawer } from '../../../ui/overlays/modal-and-drawer.tsx';
import { useQueryCall } from '../../api/use-query-call.ts';
import { hidesLessonPlans, useUrlData } from '../../launch/index.ts';
import { useSession } from '../../session/index.ts';
import type { Layout } from '../layout-of.ts';
import type { SidebarEntry } from './sidebar-entries.ts';
import { useTalksWaiting } from './use-talks-waiting.ts';
import classes from './sidebar.module.css';

const icons: Record<SidebarEntry['name'], Icon> = {
  home: IconHome,
  draft: IconPencil,
  waiting: IconHourglass,
  in_review: IconEye,
  resubmission: IconArrowBackUp,
  approved: IconCircleCheck,
  library: IconBooks,
  skills: IconTargetArrow,
  users: IconUsers,
  content_developers: IconUsersGroup,
  bot_talks: IconMessageCircleQuestion,
  ai: IconSparkles,
  lms: IconPlugConnected,
};

/** The sidebar of wide windows. */
export function Sidebar({ layout }: { layout: Layout }) {
  return (
    <aside className={classes.sidebar}>
      <Entries layout={layout} />
    </aside>
  );
}

interface SidebarDrawerProps {
  readonly layout: Layout;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar that slides in on narrow windows. */
export function SidebarDrawer({ layout, isOpen, onClose }: SidebarDrawerProps) {
  const t = useText();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={280}
      title={t('common:menu.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Entries layout={layout} />
    </Drawer>
  );
}

function Entries({ layout: { entries, hasCreate } }: { layout: Layout }) {
  const t = useText();
  const { count: talks } = useTalksWaiting();
  const shown = entries.filter(({ only_while_waiting }) => only_while_waiting !== true || talks > 0);
  const groups = (['dashboard', 'other'] as const)
    .map((group) => shown.filter((entry) => entry.group === group))
    .filter((group) => group.length > 0);

  return (
    <nav aria-label={t('common:menu.title')} className={classes.nav}>
      {hasCreate && (
        <Button
          component={Link}
          to="/dashboard/create"
          leftSection={<IconPlus size={18} />}
          mb="sm"
          fullWidth
        >
          {t('common:create')}
        </Button>
      )}
      {groups.map((group) => (
        <ul key={group[0]?.group} className={classes.group}>
          {group.map((entry) => (
            <li key={entry.name}>
              <Entry entry={entry} talks={talks} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

interface EntryProps {
  readonly entry: SidebarEntry;
  /** How many talks wait to be looked at. */
  readonly talks: number;
}

function Entry({ entry, talks }: EntryProps) {
  const t = useText();
  const format = useFormat();
  const { role, can } = useSession();
  const hides_lesson_plans = hidesLessonPlans(useUrlData());
  const counts = useQueryCall(
    countDashboard,
    { hides_lesson_plans },
    { silent: true, enabled: can('container.read') },
  );
  const count = entry.name === 'bot_talks' ? talks : entry.status && counts.data?.[entry.status];
  const EntryIcon = icons[entry.name];
  const isReviewer = kindOfRole(role) === 'reviewer';
  const label =
    entry.name === 'waiting' && isReviewer
      ? t('common:sidebar.to_review')
      : t(`common:sidebar.${entry.name}`);
  return (
    <NavLink to={entry.to} end={entry.to === '/dashboard'} className={classes.entry}>
      <EntryIcon
        size={20}
        stroke={1.7}
        aria-hidden="true"
        data-points={entry.name === 'resubmission' || undefined}
      />
      <span className={classes.label}>{label}</span>
      {count !== undefined && count > 0 && <span className={classes.count}>{format.short(count)}</span>}
    </NavLink>
  );
}
