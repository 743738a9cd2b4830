import type { PlayRound, RoundResponse } from '@takhti/domain';
import { useState, type ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../../i18n/texts-context.tsx';
import { RoundScreen } from '../round-screen.tsx';

const nothing = (): void => undefined;
const base = {
  QuestionId: '1',
  Number: 1,
  template_type: 'mcq',
  question: 'Which one?',
  instruction: '',
  image: '',
  alt: '',
  audio: '',
  hint: '',
  hint_image: '',
  hint_video: '',
  help: '',
  challenge: '',
  word_to_highlight: '',
};
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
export async function openRound(board: object, first: RoundResponse | null = null) {
  const onDone = vi.fn<(done: RoundResponse) => void>();
  await loadSection('rounds');
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile="…">
        <Played round={{ ...base, board } as unknown as PlayRound} first={first} onDone={onDone} />
      </InLanguage>
    </TextsProvider>,
  );
  return onDone;
}
