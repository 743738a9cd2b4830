import { Suspense } from 'react';
import { SkeletonRows } from '../../../../ui/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { LiveContent, NewestContent } from '../../../library/index.ts';
import { HomeCard } from '../home-card.tsx';
import home from '../home.module.css';
import { FindCard } from './find-card.tsx';
import { ResultsCard } from './results-card.tsx';

/** Teachers write and review nothing: they find what is published, play and share it, and see how their classes did. */
export function TeacherHome() {
  const t = useText();
  return (
    <>
      <div className={home.cards}>
        <FindCard />
        <HomeCard title={t('dashboard:home.teacher.live')}>
          <Suspense fallback={<SkeletonRows rows={2} height={40} />}>
            <LiveContent />
          </Suspense>
        </HomeCard>
        <ResultsCard />
      </div>
      <Suspense fallback={<SkeletonRows rows={2} height={160} />}>
        <NewestContent />
      </Suspense>
    </>
  );
}
