import { Suspense } from 'react';
import { SkeletonRows } from '../../../../ui/index.ts';
import { NewestContent } from '../../../library/index.ts';
import home from '../home.module.css';
import { FindCard } from './find-card.tsx';
import { ResultsCard } from './results-card.tsx';

/** Teachers write and review nothing: they find what is published, play and share it, and see how their classes did. */
export function TeacherHome() {
  return (
    <>
      <div className={home.cards}>
        <FindCard />
        <ResultsCard />
      </div>
      <Suspense fallback={<SkeletonRows rows={2} height={160} />}>
        <NewestContent />
      </Suspense>
    </>
  );
}
