import type { ReactNode } from 'react';
import { BinsEditor } from './bins/bins-editor.tsx';
import { CodeEditor } from './code/code-editor.tsx';
import { NumberEditor } from './number/number-editor.tsx';
import { OptionsEditor } from './choice/options-editor.tsx';
import { PairsEditor } from './pairs/pairs-editor.tsx';
import { deskOf, useRoundDesk, type RoundCardsProps, type RoundDesk } from './round-desk.ts';
import { StepsEditor } from './steps/steps-editor.tsx';
import { TableEditor } from './table/table-editor.tsx';
import { TruthEditor } from './choice/truth-editor.tsx';

/**
 * What a round is played with: its cards, bins, options or blanks, as its template has them. Pages that show it name
 * `game-cards` and `editor` among their texts.
 */
export function RoundCards(props: RoundCardsProps) {
  const desk = useRoundDesk(props);
  // Whatever a part keeps to itself ends with the round that it was about.
  return desk && <Parts key={`${desk.round.questionId} ${desk.round.template_type}`} desk={desk} />;
}

function Parts({ desk }: { desk: RoundDesk }): ReactNode {
  const { round } = desk;
  switch (round.template_type) {
    case 'matching':
    case 'matching_flip':
      return <PairsEditor desk={deskOf(desk, round)} />;
    case 'sorting':
    case 'sorting_vertical':
    case 'order':
      return <StepsEditor desk={deskOf(desk, round)} />;
    case 'non_overlapping_classification':
    case 'matching_drag_drop':
      return <BinsEditor desk={deskOf(desk, round)} />;
    case 'mcq':
    case 'mcq_short':
    case 'mcq_medium':
    case 'mcq_two_option':
      return <OptionsEditor desk={deskOf(desk, round)} />;
    case 'true_false':
      return <TruthEditor desk={deskOf(desk, round)} />;
    case 'financial-fib':
      return <NumberEditor desk={deskOf(desk, round)} />;
    case 'tabular_fib':
      return <TableEditor desk={deskOf(desk, round)} />;
    case 'crack_the_code':
      return <CodeEditor desk={deskOf(desk, round)} />;
    default:
      return round satisfies never;
  }
}
