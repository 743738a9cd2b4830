import type { ClueChoice } from '@takhti/content-types/rounds/play';
import type { PickedClues } from '@takhti/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import './pick.css';

interface PickProps {
  readonly choices: readonly ClueChoice[];
  readonly onPick: (picked: PickedClues) => void;
}

/** The choice of a class and then of a topic; what there is only one of is not asked (G-177 to G-180). */
export function Pick({ choices, onPick }: PickProps): ReactNode {
  const { t, plural } = useTexts();
  const [only] = choices;
  const [grade, setGrade] = useState(choices.length === 1 ? (only ?? null) : null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [grade]);

  function pickGrade(choice: ClueChoice): void {
    const [first] = choice.topics;
    if (choice.topics.length === 1 && first) onPick({ grade: choice.grade, topic: first.topic });
    else setGrade(choice);
  }

  return (
    <main className="pick">
      <h2 className="pick-title" ref={title} tabIndex={-1}>
        {t(grade ? 'clue_pick_topic' : 'clue_pick_grade')}
      </h2>
      <ul className="pick-list">
        {grade === null
          ? choices.map((choice) => (
              <Folder key={choice.grade} name={choice.grade} onPick={() => pickGrade(choice)}>
                {plural('clue_topics', choice.topics.length)}
              </Folder>
            ))
          : grade.topics.map(({ topic, rounds }) => (
              <Folder key={topic} name={topic} onPick={() => onPick({ grade: grade.grade, topic })}>
                {plural('clue_cases', rounds)}
              </Folder>
            ))}
      </ul>
      {grade !== null && choices.length > 1 && (
        <Button icon="back" onClick={() => setGrade(null)}>
          {t('clue_pick_back')}
        </Button>
      )}
    </main>
  );
}

interface FolderProps {
  readonly name: string;
  readonly onPick: () => void;
  readonly children: ReactNode;
}

function Folder({ name, onPick, children }: FolderProps): ReactNode {
  const { t } = useTexts();
  return (
    <li>
      <button type="button" className="pick-folder" onClick={onPick}>
        <b dir="auto">{name === '' ? t('clue_pick_other') : name}</b>
        <span>{children}</span>
      </button>
    </li>
  );
}
