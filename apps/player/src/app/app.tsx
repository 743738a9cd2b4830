import { contentTypes } from '@takhti/domain';
import { useEffect, useMemo, type ReactNode } from 'react';
import { MissingParameter } from '../frame/notices/missing-parameter.tsx';
import { Unplayable } from '../frame/notices/unplayable.tsx';
import { useTexts } from '../i18n/texts-context.tsx';
import { withTexts } from '../i18n/with-texts.ts';
import { go, useLocation } from '../launch/location.ts';
import type { PlayerType } from '../types/player-type.ts';
import { isPlayable, playerTypes } from '../types/registry.ts';
import { TypesContext } from '../types/types-context.ts';
import { Notice } from '../ui/notice.tsx';
import { pageOf } from '../ui/page-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { routeOf } from './routes.ts';
import { TypePage } from './type-page.tsx';

const handInPage = pageOf(async () => (await import('../hand-in/hand-in-page.tsx')).HandInPage, 'hand_in');

const attendancePage = pageOf(
  async () => (await import('../attendance/attendance-page.tsx')).AttendancePage,
  'attendance',
);

// The cards of questions bring texts of their own.
const livePage = pageOf(
  withTexts(async () => (await import('../live-round/phone-page.tsx')).PhonePage, 'assessments'),
  'live',
);
const liveHostPage = pageOf(async () => (await import('../live-round/host/host-page.tsx')).HostPage, 'live');

/** The path switch of the player (specification, section 2). */
export function App(): ReactNode {
  const { t } = useTexts();
  const { pathname, search } = useLocation();
  const route = useMemo(() => routeOf(pathname, search), [pathname, search]);
  useEffect(() => {
    if (route.name === 'redirect') go(route.to, true);
  }, [route]);

  switch (route.name) {
    case 'type': {
      const { content_type, below } = route;
      const type = playerTypes[content_type];
      const { id_name } = contentTypes[content_type];
      return (
        <TypesContext value={typeOf}>
          <TypePage type={type} id_name={id_name} search={search} below={below} />
        </TypesContext>
      );
    }
    case 'hand_in':
      return <handInPage.Show />;
    case 'attendance':
      return <attendancePage.Show search={search} />;
    case 'live':
      return <livePage.Show search={search} />;
    case 'live_host':
      return <liveHostPage.Show search={search} />;
    case 'missing':
      return <MissingParameter name={route.parameter} />;
    case 'unplayable':
      return <Unplayable />;
    case 'redirect':
      return <Skeleton />;
    case 'not_found':
      return <Notice mood="puzzled" title={t('page_not_found_title')} text={t('page_not_found_text')} />;
  }
}

function typeOf(content_type: string): PlayerType | null {
  return isPlayable(content_type) ? playerTypes[content_type] : null;
}
