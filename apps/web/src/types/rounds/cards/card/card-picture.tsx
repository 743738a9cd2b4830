import type { Size } from '@takhti/content-types/kit';
import type { CardRound } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { FieldError } from '../../../../features/editor/index.ts';
import { ImageField } from '../../../../features/media/index.ts';
import { withCard } from './card-edits.ts';
import type { OpenedRound } from '../opened-round.ts';

interface CardPictureProps {
  readonly opened: OpenedRound<CardRound>;
  readonly at: number;
  readonly wanted: Size | undefined;
}

/** The picture of a card, with its words for those who cannot see it. */
export function CardPicture({ opened, at, wanted }: CardPictureProps) {
  const t = useText();
  const card = opened.round.cardsData[at];
  if (!card) return null;
  const place = ['cardsData', at, 'imagePath'];
  const altPlace = ['cardsData', at, 'imageAlt'];
  const findings = opened.findings(...place);
  return (
    <div>
      <ImageField
        container_id={opened.container_id}
        label={t('game-cards:card.picture')}
        path={opened.path(...place)}
        value={card.imagePath}
        alt={card.imageAlt}
        altPath={opened.path(...altPlace)}
        {...(wanted && { wanted })}
        isReadOnly={opened.isReadOnly}
        error={findings.length > 0 && <FieldError path={opened.path(...place)} findings={findings} />}
        onChange={(imagePath) => opened.change((now) => withCard(now, card.id, { imagePath }))}
        onAltChange={(imageAlt) => opened.change((now) => withCard(now, card.id, { imageAlt }))}
      />
      <FieldError path={opened.path(...altPlace)} findings={opened.findings(...altPlace)} />
    </div>
  );
}
