import type { Game, GameDoc } from '@takhti/content-types/rounds';
import { GuidelineDialog } from './guideline/index.ts';
import { usePlace } from './editor/use-place.ts';

interface GameGuidelineProps {
  readonly doc: GameDoc;
  readonly game: Game;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How the open round is made; without one, how the first round of the game is. */
export function GameGuideline({ doc, game, isOpen, onClose }: GameGuidelineProps) {
  const { place } = usePlace();
  const { questionData, language } = doc;
  const round = questionData.find(({ questionId }) => questionId === place.round) ?? questionData[0];
  const template_type = round?.template_type ?? game.templates[0];
  if (template_type === undefined) return null;
  return (
    <GuidelineDialog
      opened={isOpen}
      onClose={onClose}
      template_type={template_type}
      language={language}
      game={game.content_type}
    />
  );
}
