import { useDebouncedValue } from '@mantine/hooks';
import type { GameDoc } from '@takhti/content-types/rounds';
import type { OpenedContainer } from '@takhti/domain';
import { useCallback, useMemo, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { playerAddressOf, PlayerFrame } from '../../../features/preview/index.ts';
import classes from '../game.module.css';
import { playOfRound } from './play-of-round.ts';

interface LivePreviewProps {
  readonly doc: GameDoc;
  readonly round: GameDoc['questionData'][number];
  readonly container: OpenedContainer;
  /** Gets the cards that have more text than room on the learner's screen. */
  readonly onFit: (cards: readonly number[]) => void;
}

/** The player waits for typing to rest: every change starts the round again. */
const restMs = 500;

/** The open round in the real player, as far as it is written. */
export function LivePreview({ doc, round, container, onFit }: LivePreviewProps) {
  const t = useText();
  const [written] = useDebouncedValue(round, restMs);
  const [visit, setVisit] = useState(0);
  const { title, language, gameImage } = doc;
  // Another round is shown at once; only typing on in the same one rests.
  const shown = written.questionId === round.questionId ? written : round;
  const number = doc.questionData.findIndex(({ questionId }) => questionId === round.questionId) + 1;
  const total_rounds = doc.questionData.length;
  const play = useMemo(
    () => ({
      ...playOfRound({ ...doc, title, language, questionData: [] }, shown, container, {
        number,
        total_rounds,
      }),
      visit,
    }),
    // The other rounds are none of its business.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [shown, title, language, gameImage, visit, number, total_rounds, container.container_id],
  );
  return (
    <div className={classes.stage}>
      <PlayerFrame
        address={playerAddressOf(container.content_type)}
        title={t('games:live.frame')}
        play={play}
        onClose={useCallback(() => setVisit((count) => count + 1), [])}
        onFit={onFit}
      />
    </div>
  );
}
