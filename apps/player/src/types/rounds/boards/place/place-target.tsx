import { useId, type CSSProperties, type ReactNode } from 'react';

/** A place that cards can be put into. */
export interface Target {
  readonly key: number;
  readonly label: string;
  /** What belongs to it instead of the label, where that is clear to the eye. */
  readonly sign?: string;
  readonly image: string;
}

interface PlaceTargetProps {
  readonly target: Target;
  /** What pressing the place would do now; empty while no card is picked. */
  readonly putting: string;
  readonly onPut: () => void;
  readonly children: ReactNode;
}

/** A place for cards. While a card is picked, the whole place is a button that takes it. */
export function PlaceTarget({ target, putting, onPut, children }: PlaceTargetProps): ReactNode {
  const title = useId();
  return (
    <div className="target" data-drop={target.key} role="group" aria-labelledby={title}>
      <TargetHead target={target} id={title} />
      <div className="target-cards">{children}</div>
      {putting !== '' && <button type="button" className="target-put" aria-label={putting} onClick={onPut} />}
    </div>
  );
}

/** What a place is: its picture, and its name or sign. */
export function TargetHead({ target, id }: { readonly target: Target; readonly id?: string }): ReactNode {
  return (
    <>
      {target.image !== '' && <img className="target-image" src={target.image} alt="" draggable={false} />}
      <h3 className="target-title" id={id}>
        {target.sign === undefined ? (
          target.label
        ) : (
          <>
            <span className="unseen">{target.label}</span>
            <span aria-hidden="true">{target.sign}</span>
          </>
        )}
      </h3>
    </>
  );
}

/** How many cards come to a place, if they are shared out alike; and in how many rows, two side by side. */
export function roomFor(
  cards: readonly unknown[],
  targets: readonly unknown[],
  isSingle: boolean,
): CSSProperties {
  const each = isSingle ? 1 : Math.ceil(cards.length / targets.length);
  return { '--each': each, '--half': Math.ceil(each / 2) } as CSSProperties;
}
