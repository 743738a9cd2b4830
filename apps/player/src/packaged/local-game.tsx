import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { InLanguage } from '../i18n/texts-context.tsx';
import { EndedGame } from '../types/rounds/end/ended-game.tsx';
import type { LearnerGame } from '../types/rounds/page/learner-game.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { nobody } from './nobody.ts';

type SessionProps = ComponentProps<typeof LearnerGame>;

interface LocalGameProps extends Pick<SessionProps, 'play' | 'start' | 'connect' | 'best' | 'onAgain'> {
  readonly Session: ComponentType<SessionProps>;
  /** Shown below the result. */
  readonly below: ReactNode;
}

/** A game that is played without our server around it, from its introduction to its result. */
export function LocalGame({ Session, below, ...game }: LocalGameProps): ReactNode {
  const { play, best, onAgain } = game;
  return (
    <InLanguage language={play.language} meanwhile={<Skeleton />}>
      <Session
        {...game}
        host={nobody}
        isPreview={false}
        onReload={onAgain}
        renderResult={(result, onClose) => (
          <EndedGame
            play={play}
            result={result}
            best={best}
            onAgain={onAgain}
            onClose={onClose}
            below={below}
          />
        )}
      />
    </InLanguage>
  );
}
