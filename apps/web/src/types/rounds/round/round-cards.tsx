import { useOpenedRound, type RoundCardsProps } from '../cards/opened-round.ts';
import { templates } from '../templates.tsx';

/**
 * What a round is played with: its cards, bins, options or blanks, as its template has them. Pages that show it name
 * `game-cards` and `editor` among their texts.
 */
export function RoundCards(props: RoundCardsProps) {
  const opened = useOpenedRound(props);
  if (!opened) return null;
  const { questionId, template_type } = opened.round;
  const { Editor } = templates[template_type];
  // The state of a part ends with its round.
  return <Editor key={`${questionId} ${template_type}`} opened={opened} />;
}
