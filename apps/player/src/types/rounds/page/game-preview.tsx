import { scoreGame } from '@takhti/content-types/rounds/play';
import type { GamePlay, GameState } from '@takhti/domain';
import { useMemo, type ReactNode } from 'react';
import { usePreviewMessages } from '../../../launch/use-preview-messages.ts';
import { createPreviewRecorder } from '../../../attempt/preview-recorder.ts';
import { InLanguage, useTexts } from '../../../i18n/texts-context.tsx';
import type { Host } from '../../../launch/host.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { GameSession } from './game-session.tsx';
import { emptyGameState, startGame } from '../game/game.ts';
import { parseGamePreview } from './preview-message.ts';
import { useFit } from './use-fit.ts';
import type { ConnectGame } from '../game/use-game.ts';

/** A preview in the studio: plays what the studio posts, a round or a game; calls nothing, keeps nothing (G-507). */
export function GamePreview({ host }: { readonly host: Host }): ReactNode {
  const { t } = useTexts();
  const { shown, again } = usePreviewMessages(host, parseGamePreview);
  if (shown === null)
    return <Notice mood="ready" title={t('preview_waiting_title')} text={t('preview_waiting_text')} />;
  if (shown.preview.rounds.length === 0)
    return <Notice mood="puzzled" title={t('no_questions_title')} text={t('no_questions_text')} />;
  return (
    <InLanguage language={shown.preview.language} meanwhile={<Skeleton />}>
      <PreviewSession key={shown.round} play={shown.preview} host={host} onAgain={again} />
    </InLanguage>
  );
}

interface PreviewSessionProps {
  readonly play: GamePlay;
  readonly host: Host;
  readonly onAgain: () => void;
}

function PreviewSession({ play, host, onAgain }: PreviewSessionProps): ReactNode {
  useFit(host);
  const start = useMemo(() => startGame(play, emptyGameState), [play]);
  const connect = useMemo<ConnectGame>(
    () => (events) => createPreviewRecorder((state: GameState) => scoreGame(play, state), events),
    [play],
  );
  return (
    <GameSession
      start={start}
      connect={connect}
      host={host}
      isPreview
      best={null}
      onAgain={onAgain}
      onReload={onAgain}
    />
  );
}
