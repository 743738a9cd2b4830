import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import { routeOf } from '../launch/routes.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { go, useLocation } from './location.ts';
import { MissingParameter } from './missing-parameter.tsx';

// Two players in one bundle: each learner fetches only the one that is played.
const AssessmentRoute = lazy(async () => ({
  default: (await import('./assessment-route.tsx')).AssessmentRoute,
}));
const GameRoute = lazy(async () => ({ default: (await import('../game/game-route.tsx')).GameRoute }));

const HandInPage = lazy(async () => ({ default: (await import('./hand-in-page.tsx')).HandInPage }));

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
      return (
        <Suspense fallback={<Skeleton />}>
          <AssessmentRoute search={search} isPlaying={route.name === 'play'} />
        </Suspense>
      );
    case 'game':
      return (
        <Suspense fallback={<Skeleton />}>
          <GameRoute search={search} />
        </Suspense>
      );
    case 'hand_in':
      return (
        <Suspense fallback={<Skeleton />}>
          <HandInPage />
        </Suspense>
      );
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
