import type { PlayCard } from '@takhti/domain';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import type { Tone } from '../../game/sound.ts';
import { Grip, PlaceCard } from './place-card.tsx';
import { PlaceTarget, roomFor, type Target } from './place-target.tsx';
import { CardFace } from '../card/card-face.tsx';
import { useCardNames } from '../card/use-card-names.ts';
import { useDrag } from '../drag/use-drag.ts';
import { useFlight } from '../flight/use-flight.ts';
import { useFocusCard } from '../card/use-focus-card.ts';
import './place-board.css';

interface PlaceBoardProps {
  readonly cards: readonly PlayCard[];
  readonly targets: readonly Target[];
  /** Whether a place takes one card only, which then changes places with the next. */
  readonly isSingle: boolean;
  /** Cards that were found to be right before: they stay where they are. */
  readonly kept: ReadonlySet<number>;
  readonly places: ReadonlyMap<number, number | null>;
  readonly onPlaces: (places: ReadonlyMap<number, number | null>) => void;
  readonly say: (words: string) => void;
  readonly sound: (tone: Tone) => void;
}

const TRAY = 'tray';

/** Cards from a tray into places: by dragging, by tapping the card and then the place, by arrow keys and by figures. */
export function PlaceBoard(props: PlaceBoardProps): ReactNode {
  const { cards, targets, isSingle, kept, places, onPlaces, say, sound } = props;
  const { t, dir } = useTexts();
  const [picked, setPicked] = useState<number | null>(null);
  const [frame, focusCard] = useFocusCard();
  const takeOff = useFlight(frame);
  const title = useId();
  const startDrag = useDrag((id, target) => put(id, target === TRAY ? null : Number(target)));
  const nameOf = useCardNames(cards);
  const inPlace = (key: number | null): PlayCard[] =>
    cards.filter((card) => (places.get(card.id) ?? null) === key);

  /** Whether a place has its one card already. */
  const isShut = (key: number | null): boolean =>
    isSingle && key !== null && inPlace(key).some((card) => kept.has(card.id));

  function put(id: number, key: number | null): void {
    const before = places.get(id) ?? null;
    setPicked(null);
    if (before === key || isShut(key)) return;
    const next = new Map(places);
    const displaced = isSingle && key !== null ? inPlace(key)[0] : undefined;
    if (displaced) next.set(displaced.id, before);
    next.set(id, key);
    takeOff();
    onPlaces(next);
    sound('pick');
    const place = targets.find((target) => target.key === key)?.label ?? t('tray');
    say(t('placed', { card: nameOf(id), place }));
  }

  function pick(id: number): void {
    setPicked(picked === id ? null : id);
    sound('pick');
    if (picked !== id) say(t('picked', { card: nameOf(id) }));
  }

  function onKey(event: KeyboardEvent, id: number): void {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const step = /^Arrow(Left|Right)$/.test(event.key) ? (event.key === forward ? 1 : -1) : 0;
    const wanted = step === 0 ? keyed(event.key, targets) : neighbour(places.get(id) ?? null, step);
    if (wanted === undefined) return;
    event.preventDefault();
    focusCard(id);
    put(id, wanted);
  }

  // From the tray a card walks past places that are taken; among the places it changes with its neighbour.
  function neighbour(from: number | null, step: 1 | -1): number | null | undefined {
    const open = targets.filter(
      ({ key }) => !isSingle || (from === null ? inPlace(key).length === 0 : !isShut(key)),
    );
    const stops = [null, ...open.map(({ key }) => key)];
    return stops[(stops.indexOf(from) + step + stops.length) % stops.length];
  }

  const cardOf = (card: PlayCard): ReactNode => (
    <PlaceCard
      key={card.id}
      card={card}
      name={nameOf(card.id)}
      isPicked={picked === card.id}
      isKept={kept.has(card.id)}
      onPick={() => pick(card.id)}
      onKey={(event) => onKey(event, card.id)}
      onPointerDown={(event) => startDrag(event, card.id)}
    />
  );
  const putPicked = (key: number | null): void => {
    if (picked === null) return;
    focusCard(picked);
    put(picked, key);
  };
  const isInTray = (card: PlayCard): boolean => (places.get(card.id) ?? null) === null;
  const isAllPlaced = !cards.some(isInTray);

  return (
    <div className="place" ref={frame} data-fills-room="" data-keeps-places="">
      <p className="board-hint">{t('place_hint')}</p>
      {/* Anyone who goes by keys comes to the cards before their places, although these are above them. */}
      <div className="tray" data-drop={TRAY} role="group" aria-labelledby={title}>
        <h3 className="tray-title" id={title}>
          {t('tray')}
        </h3>
        <div className={isAllPlaced ? 'tray-cards tray-left' : 'tray-cards'}>
          {cards
            .filter(({ id }) => !kept.has(id))
            .map((card) => (isInTray(card) ? cardOf(card) : <Gap key={card.id} card={card} />))}
        </div>
        {isAllPlaced && <p className="tray-empty">{t('tray_empty')}</p>}
        {picked !== null && (places.get(picked) ?? null) !== null && (
          <button
            type="button"
            className="target-put"
            aria-label={t('put_into', { card: nameOf(picked), place: t('tray') })}
            onClick={() => putPicked(null)}
          />
        )}
      </div>
      <div
        className={isSingle ? 'targets targets-single' : 'targets'}
        data-count={targets.length}
        style={roomFor(cards, targets, isSingle)}
      >
        {targets.map((target) => (
          <PlaceTarget
            key={target.key}
            target={target}
            putting={
              picked === null || isShut(target.key)
                ? ''
                : t('put_into', { card: nameOf(picked), place: target.label })
            }
            onPut={() => putPicked(target.key)}
          >
            {inPlace(target.key).map(cardOf)}
          </PlaceTarget>
        ))}
      </div>
    </div>
  );
}

/** Where a card lay: it leaves its room behind, so that the others stay below the finger. */
function Gap({ card }: { readonly card: PlayCard }): ReactNode {
  return (
    <div className="place-card place-gap" data-gap="" aria-hidden="true">
      <Grip />
      <CardFace card={card} />
    </div>
  );
}

// 1 is the first place, 0 and the keys that delete lead back to the tray.
function keyed(key: string, targets: readonly Target[]): number | null | undefined {
  if (key === 'Backspace' || key === 'Delete' || key === '0') return null;
  return /^[1-9]$/.test(key) ? targets[Number(key) - 1]?.key : undefined;
}
