import type { CardRound } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { FieldError } from '../../../../features/editor/index.ts';
import { AudioField } from '../../../../features/media/index.ts';
import { withCard } from './card-edits.ts';
import type { RoundDesk } from '../round-desk.ts';

interface CardSoundProps {
  readonly desk: RoundDesk<CardRound>;
  readonly at: number;
}

/** The sound of a card. */
export function CardSound({ desk, at }: CardSoundProps) {
  const t = useText();
  const card = desk.round.cardsData[at];
  if (!card) return null;
  const place = ['cardsData', at, 'audioPath'];
  const findings = desk.findings(...place);
  return (
    <AudioField
      container_id={desk.container_id}
      label={t('game-cards:card.sound')}
      path={desk.path(...place)}
      value={card.audioPath}
      isReadOnly={desk.isReadOnly}
      error={findings.length > 0 && <FieldError path={desk.path(...place)} findings={findings} />}
      onChange={(audioPath) => desk.change((now) => withCard(now, card.id, { audioPath }))}
    />
  );
}
