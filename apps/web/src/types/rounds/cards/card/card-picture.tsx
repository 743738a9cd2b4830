import type { Size } from '@takhti/content-types/kit';
import type { CardRound } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { FieldError } from '../../../../features/editor/index.ts';
import { ImageField } from '../../../../features/media/index.ts';
import { withCard } from './card-edits.ts';
import type { RoundDesk } from '../round-desk.ts';

interface CardPictureProps {
  readonly desk: RoundDesk<CardRound>;
  readonly at: number;
  readonly wanted: Size | undefined;
}

/** The picture of a card, with its words for those who cannot see it. */
export function CardPicture({ desk, at, wanted }: CardPictureProps) {
  const t = useText();
  const card = desk.round.cardsData[at];
  if (!card) return null;
  const place = ['cardsData', at, 'imagePath'];
  const altPlace = ['cardsData', at, 'imageAlt'];
  const findings = desk.findings(...place);
  return (
    <div>
      <ImageField
        container_id={desk.container_id}
        label={t('game-cards:card.picture')}
        path={desk.path(...place)}
        value={card.imagePath}
        alt={card.imageAlt}
        altPath={desk.path(...altPlace)}
        {...(wanted && { wanted })}
        isReadOnly={desk.isReadOnly}
        error={findings.length > 0 && <FieldError path={desk.path(...place)} findings={findings} />}
        onChange={(imagePath) => desk.change((now) => withCard(now, card.id, { imagePath }))}
        onAltChange={(imageAlt) => desk.change((now) => withCard(now, card.id, { imageAlt }))}
      />
      <FieldError path={desk.path(...altPlace)} findings={desk.findings(...altPlace)} />
    </div>
  );
}
