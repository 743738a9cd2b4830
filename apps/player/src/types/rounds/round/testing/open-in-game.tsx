import { scoreGame } from '@takhti/content-types/rounds/play';
import type { Board, GamePlay, Language, PlayRound } from '@takhti/domain';
import { render } from 'vitest-browser-react/pure';
import { createPreviewRecorder } from '../../../../attempt/preview-recorder.ts';
import { InLanguage, TextsProvider } from '../../../../i18n/texts-context.tsx';
import { makeGame, makeRound } from '../../../../testing/make-game.ts';
import { emptyGameState, startGame } from '../../game/game.ts';
import { LearnerGame } from '../../page/learner-game.tsx';

const nothing = (): void => undefined;

/** Opens a game of two rounds with this board, in its world, with all that is around it on a screen. */
export async function openInGame(
  board: Board,
  scene: GamePlay['scene'],
  language: Language,
  question = 'What brings water to the fields of the plain?',
  more: Partial<PlayRound> = {},
): Promise<void> {
  const round = makeRound(board, { question, ...more });
  const play = { ...makeGame(2), language, scene, rounds: [round, { ...round, QuestionId: '2', Number: 2 }] };
  await render(
    <TextsProvider>
      <InLanguage language={language} meanwhile="…">
        <LearnerGame
          play={play}
          start={startGame(play, emptyGameState)}
          connect={(events) => createPreviewRecorder((state) => scoreGame(play, state), events)}
          host={{ isPresent: false, send: nothing }}
          isPreview
          best={null}
          onAgain={nothing}
          onReload={nothing}
          renderResult={() => null}
        />
      </InLanguage>
    </TextsProvider>,
  );
}
