import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Button } from '../../../../ui/button.tsx';

/** How long the cards of a memory are open at the start (G-063, G-069). */
export const LOOK_MS = 5_000;
const TICK_MS = 100;

interface FirstLookProps {
  /** Called when the time is over, with whether more was taken than there is. */
  readonly onOver: (isSlow: boolean) => void;
}

/** The first look at the cards: it ends by itself, and can be stopped, made longer or cut short. */
export function FirstLook({ onOver }: FirstLookProps): ReactNode {
  const { t, number } = useTexts();
  const [left, setLeft] = useState(LOOK_MS);
  const [whole, setWhole] = useState(LOOK_MS);
  const [isPaused, setPaused] = useState(false);
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setLeft((before) => before - TICK_MS), TICK_MS);
    return () => clearInterval(timer);
  }, [isPaused]);
  useEffect(() => {
    if (left <= 0) onOver(isSlow);
  }, [left, isSlow, onOver]);

  return (
    <div className="look">
      <p className="board-hint" role="timer" aria-live="off">
        {t('look')} <strong className="board-count">{number(Math.max(1, Math.ceil(left / 1000)))}</strong>
      </p>
      <div className="look-track" aria-hidden="true">
        <div className="look-left" style={{ inlineSize: `${Math.max(0, left / whole) * 100}%` }} />
      </div>
      <div className="look-buttons">
        <Button
          onClick={() => {
            setPaused(!isPaused);
            setSlow(true);
          }}
        >
          {t(isPaused ? 'look_go_on' : 'look_pause')}
        </Button>
        <Button
          onClick={() => {
            setLeft((before) => before + LOOK_MS);
            setWhole(left + LOOK_MS);
            setSlow(true);
          }}
        >
          {t('look_longer')}
        </Button>
        <Button isMain onClick={() => onOver(isSlow)}>
          {t('look_ready')}
        </Button>
      </div>
    </div>
  );
}
