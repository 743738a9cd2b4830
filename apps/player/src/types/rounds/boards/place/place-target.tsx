import { useId, type ReactNode } from 'react';

/** A place that cards can be put into. */
export interface Target {
  readonly key: number;
  readonly label: string;
  /** What stands on it instead of the label, where that is clear to the eye. */
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
      {target.image !== '' && <img className="target-image" src={target.image} alt="" draggable={false} />}
      <h3 className="target-title" id={title}>
        {target.sign === undefined ? (
          target.label
        ) : (
          <>
            <span className="unseen">{target.label}</span>
            <span aria-hidden="true">{target.sign}</span>
          </>
        )}
      </h3>
      <div className="target-cards">{children}</div>
      {putting !== '' && <button type="button" className="target-put" aria-label={putting} onClick={onPut} />}
    </div>
  );
}
