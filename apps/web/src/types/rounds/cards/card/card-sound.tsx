import type { CardRound } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { FieldError } from '../../../../features/editor/index.ts';
import { AudioField } from '../../../../features/media/index.ts';
import { withCard } from './card-edits.ts';
import type { OpenedRound } from '../opened-round.ts';

interface CardSoundProps {
  readonly opened: OpenedRound<CardRound>;
  readonly at: number;
}

/** The sound of a card. */
export function CardSound({ opened, at }: CardSoundProps) {
  const t = useText();
  const card = opened.round.cardsData[at];
  if (!card) return null;
  const place = ['cardsData', at, 'audioPath'];
  const findings = opened.findings(...place);
  return (
    <AudioField
      container_id={opened.container_id}
      label={t('game-cards:card.sound')}
      path={opened.path(...place)}
      value={card.audioPath}
      isReadOnly={opened.isReadOnly}
      error={findings.length > 0 && <FieldError path={opened.path(...place)} findings={findings} />}
      onChange={(audioPath) => opened.change((now) => withCard(now, card.id, { audioPath }))}
    />
  );
}
