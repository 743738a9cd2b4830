import type { TemplateType } from '@takhti/domain';
import { BinsEditor } from './cards/bins/bins-editor.tsx';
import { OptionsEditor } from './cards/choice/options-editor.tsx';
import { TruthEditor } from './cards/choice/truth-editor.tsx';
import { CluesEditor } from './cards/clues/clues-editor.tsx';
import { CodeEditor } from './cards/code/code-editor.tsx';
import { NumberEditor } from './cards/number/number-editor.tsx';
import { PairsEditor } from './cards/pairs/pairs-editor.tsx';
import { StepsEditor } from './cards/steps/steps-editor.tsx';
import { TableEditor } from './cards/table/table-editor.tsx';
import { defineTemplate, type WebTemplate } from './define-template.tsx';
import { BoxesScene, PicturesScene } from './miniature/bins-scene.tsx';
import { OptionsScene, TrueFalseScene, TwoOptionsScene } from './miniature/choice-scene.tsx';
import { CluesScene, WordScene } from './miniature/clue-scene.tsx';
import { CodeScene, NumberScene, TableScene } from './miniature/fill-scene.tsx';
import { FlipScene, PairsScene } from './miniature/pairs-scene.tsx';
import { ColumnScene, RowScene, SlotsScene } from './miniature/sequence-scene.tsx';

/** What the studio has of every template, a row each. */
export const templates = {
  matching: defineTemplate('matching', { Editor: PairsEditor, scene: <PairsScene />, steps: 'pairs' }),
  matching_flip: defineTemplate('matching_flip', {
    Editor: PairsEditor,
    scene: <FlipScene />,
    steps: 'pairs',
  }),
  sorting: defineTemplate('sorting', { Editor: StepsEditor, scene: <RowScene />, steps: 'sequence' }),
  sorting_vertical: defineTemplate('sorting_vertical', {
    Editor: StepsEditor,
    scene: <ColumnScene />,
    steps: 'sequence',
  }),
  order: defineTemplate('order', { Editor: StepsEditor, scene: <SlotsScene />, steps: 'order' }),
  non_overlapping_classification: defineTemplate('non_overlapping_classification', {
    Editor: BinsEditor,
    scene: <BoxesScene />,
    steps: 'classification',
  }),
  matching_drag_drop: defineTemplate('matching_drag_drop', {
    Editor: BinsEditor,
    scene: <PicturesScene />,
    steps: 'classification',
  }),
  mcq: defineTemplate('mcq', {
    Editor: OptionsEditor,
    scene: <OptionsScene look="list" />,
    steps: 'choice',
  }),
  mcq_short: defineTemplate('mcq_short', {
    Editor: OptionsEditor,
    scene: <OptionsScene look="grid" />,
    steps: 'choice',
  }),
  mcq_medium: defineTemplate('mcq_medium', {
    Editor: OptionsEditor,
    scene: <OptionsScene look="rows" />,
    steps: 'choice',
  }),
  mcq_two_option: defineTemplate('mcq_two_option', {
    Editor: OptionsEditor,
    scene: <TwoOptionsScene />,
    steps: 'two_option',
  }),
  true_false: defineTemplate('true_false', {
    Editor: TruthEditor,
    scene: <TrueFalseScene />,
    steps: 'true_false',
  }),
  'financial-fib': defineTemplate('financial-fib', {
    Editor: NumberEditor,
    scene: <NumberScene />,
    steps: 'number',
  }),
  tabular_fib: defineTemplate('tabular_fib', {
    Editor: TableEditor,
    scene: <TableScene />,
    steps: 'table',
  }),
  crack_the_code: defineTemplate('crack_the_code', {
    Editor: CodeEditor,
    scene: <CodeScene />,
    steps: 'code',
  }),
  clue_on: defineTemplate('clue_on', { Editor: CluesEditor, scene: <CluesScene />, steps: 'clues' }),
  mystery_word: defineTemplate('mystery_word', {
    Editor: CluesEditor,
    scene: <WordScene />,
    steps: 'clues',
  }),
} as const satisfies Record<TemplateType, WebTemplate>;
