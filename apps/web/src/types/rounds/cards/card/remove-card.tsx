import { IconTrash } from '@tabler/icons-react';
import { limitRowOf, templateLimits, type CardRound } from '@takhti/content-types/rounds';
import type { OpenedRound } from '../opened-round.ts';
import { ToolButton } from '../tool-button.tsx';

interface RemoveCardProps {
  readonly opened: OpenedRound<CardRound>;
  readonly label: string;
  readonly onRemove: () => void;
}

/** Takes a card away, while its round may be written and keeps as many as its template needs. */
export function RemoveCard({ opened: { round, isReadOnly }, label, onRemove }: RemoveCardProps) {
  const least = templateLimits[limitRowOf(round)].cards?.count.english.min ?? 0;
  if (isReadOnly || round.cardsData.length <= least) return null;
  return <ToolButton icon={IconTrash} label={label} onClick={onRemove} />;
}
