import { DiffField } from '../../../ui/index.ts';
import type { DifferencesProps } from '../../web-type.ts';
import { roundChanges } from './round-changes.ts';
import { RoundPartDiff } from './round-part-diff.tsx';
import { roundPartOf } from './round-part.ts';
import { RoundsDiff } from './rounds-diff.tsx';

/** What became of the rounds of a game, or of a part of them. Pages that show it name `games` and `game-cards` among their texts. */
export function Differences({ change, json_data, current, language, children }: DifferencesProps) {
  const part = roundPartOf(change, current?.value, roundsIn(json_data));
  if (part) return <RoundPartDiff part={part} language={language} hasCurrent={current !== undefined} />;
  const rounds = roundChanges(change.before, change.after);
  if (!rounds) return children;
  return (
    <DiffField>
      <RoundsDiff changes={rounds} language={language} />
    </DiffField>
  );
}

function roundsIn(json_data: unknown): unknown {
  return typeof json_data === 'object' && json_data !== null ? Reflect.get(json_data, 'questionData') : null;
}
