import type { ReactNode } from 'react';
import type { OpenPageProps } from '../../player-type.ts';
import { OpenedPage } from '../opened-page.tsx';
import { PlanScreen } from './plan-screen.tsx';

/** A lesson plan: of our server, or as the studio posts it. */
export function PlanPage(props: OpenPageProps): ReactNode {
  return (
    <OpenedPage {...props} shows={(kind) => kind === 'lesson_plan'}>
      {({ title, description, language, body, gone }, content) =>
        body.kind === 'lesson_plan' && (
          <PlanScreen
            title={title}
            description={description}
            language={language}
            body={body}
            gone={gone}
            content={content}
          />
        )
      }
    </OpenedPage>
  );
}
