import { useEffect, useMemo, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import { routeOf } from './routes.ts';
import { Notice } from '../ui/notice.tsx';
import { pageOf } from '../ui/page-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { go, useLocation } from '../launch/location.ts';
import { MissingParameter } from '../frame/notices/missing-parameter.tsx';

// Two players in one bundle: each learner fetches only the one that is played.
const assessmentRoute = pageOf(async () => (await import('../types/assessments/page/assessment-route.tsx')).AssessmentRoute);
const gameRoute = pageOf(async () => (await import('../types/rounds/page/game-route.tsx')).GameRoute);
const handInPage = pageOf(async () => (await import('../hand-in/hand-in-page.tsx')).HandInPage);

/** The path switch of the player (specification, section 2). */
export function App(): ReactNode {
  const { t } = useTexts();
  const { pathname, search } = useLocation();
  const route = useMemo(() => routeOf(pathname, search), [pathname, search]);
  useEffect(() => {
    if (route.name === 'redirect') go(route.to, true);
  }, [route]);

  switch (route.name) {
    case 'verify':
    case 'play':
      return <assessmentRoute.Show search={search} isPlaying={route.name === 'play'} />;
    case 'game':
      return <gameRoute.Show search={search} />;
    case 'hand_in':
      return <handInPage.Show />;
    case 'missing':
      return <MissingParameter name={route.parameter} />;
    case 'unplayable':
      return <Notice mood="puzzled" title={t('unplayable_title')} text={t('unplayable_text')} />;
    case 'redirect':
      return <Skeleton />;
    case 'not_found':
      return <Notice mood="puzzled" title={t('page_not_found_title')} text={t('page_not_found_text')} />;
  }
}
