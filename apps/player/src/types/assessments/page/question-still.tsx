import type { Play } from '@takhti/domain';
import type { ReactNode } from 'react';
import { playerKindOf } from '../kinds/registry.ts';
import '../play/play-screen.css';

const nothing = (): void => undefined;

/** The first question of an assessment before it is answered, with nothing around it. */
export function QuestionStill({ play }: { readonly play: Play }): ReactNode {
  const [question] = play.questions;
  if (!question) return null;
  const { Card } = playerKindOf(question);
  return (
    <div className="play">
      <main className="play-body">
        <article className="play-card">
          <Card
            question={question}
            language={play.language}
            given={{ OptionIds: [] }}
            isLocked={false}
            isEmptyDoubted={false}
            onAnswer={nothing}
          />
        </article>
      </main>
    </div>
  );
}
