import type { PlayRound, RoundResponse } from '@takhti/domain';
import { useState, type ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../../i18n/texts-context.tsx';
import { makeRound } from '../../../../testing/make-game.ts';
import { RoundScreen } from '../round-screen.tsx';

const nothing = (): void => undefined;

interface PlayedProps {
  readonly round: PlayRound;
  readonly first: RoundResponse | null;
  readonly onDone: (done: RoundResponse) => void;
}

/** The round with what a game keeps of it. */
function Played({ round, first, onDone }: PlayedProps): ReactNode {
  const [draft, setDraft] = useState<RoundResponse | null>(null);
  const [response, setResponse] = useState(first);
  return (
    <RoundScreen
      round={round}
      total={2}
      language="english"
      scene={null}
      response={response}
      draft={draft}
      isLast={false}
      streak={0}
      onDraft={setDraft}
      onDone={(done) => {
        onDone(done);
        setResponse(done);
      }}
      onNext={nothing}
      onBack={null}
      sound={nothing}
    />
  );
}

/** Opens a round with this board; `first` is what was done in it before. */
export async function openRound(
  board: PlayRound['board'],
  first: RoundResponse | null = null,
  more: Partial<PlayRound> = {},
) {
  const onDone = vi.fn<(done: RoundResponse) => void>();
  await loadSection('rounds');
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile="…">
        <Played round={makeRound(board, { question: 'Which one?', ...more })} first={first} onDone={onDone} />
      </InLanguage>
    </TextsProvider>,
  );
  return onDone;
}
