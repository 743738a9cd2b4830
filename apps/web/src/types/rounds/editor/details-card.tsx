import type { Game, GameDoc } from '@takhti/content-types/rounds';
import type { OpenedContainer } from '@takhti/domain';
import type { Editor } from '../../../features/editor/index.ts';
import { roundStages } from '../guideline/index.ts';
import { changeRounds } from '../rounds/round-edits.ts';
import { withLanguage } from './game-form.ts';
import { HeadCard } from './head-card.tsx';
import { PuzzlePicture } from './puzzle-picture.tsx';

interface DetailsCardProps {
  readonly editor: Editor<GameDoc>;
  readonly game: Game;
  readonly container: OpenedContainer;
}

/** The game as a whole; its rounds are in its language too. */
export function DetailsCard({ editor, game, container }: DetailsCardProps) {
  const { doc, edit, findings, isReadOnly } = editor;
  return (
    <HeadCard
      head={doc}
      findings={findings}
      isReadOnly={isReadOnly}
      container={container}
      stages={roundStages(game)}
      onChange={(change) =>
        edit((draft) => {
          Object.assign(draft, change);
          const { language } = change;
          if (language) changeRounds(draft, (whole) => withLanguage(whole, language));
        })
      }
    >
      {game.hasPicture && <PuzzlePicture editor={editor} container_id={container.container_id} />}
    </HeadCard>
  );
}
