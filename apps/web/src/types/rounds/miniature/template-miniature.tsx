import type { TemplateType } from '@takhti/domain';
import type { ReactNode } from 'react';
import { BoxesScene, PicturesScene } from './bins-scene.tsx';
import { OptionsScene, TrueFalseScene, TwoOptionsScene } from './choice-scene.tsx';
import { CodeScene, NumberScene, TableScene } from './fill-scene.tsx';
import { FlipScene, PairsScene } from './pairs-scene.tsx';
import { Picture } from './picture.tsx';
import { ColumnScene, RowScene, SlotsScene } from './sequence-scene.tsx';

const scenes: Readonly<Record<TemplateType, ReactNode>> = {
  matching: <PairsScene />,
  matching_flip: <FlipScene />,
  sorting: <RowScene />,
  sorting_vertical: <ColumnScene />,
  order: <SlotsScene />,
  non_overlapping_classification: <BoxesScene />,
  matching_drag_drop: <PicturesScene />,
  mcq: <OptionsScene look="list" />,
  mcq_short: <OptionsScene look="grid" />,
  mcq_medium: <OptionsScene look="rows" />,
  mcq_two_option: <TwoOptionsScene />,
  true_false: <TrueFalseScene />,
  'financial-fib': <NumberScene />,
  tabular_fib: <TableScene />,
  crack_the_code: <CodeScene />,
};

/**
 * How a kind of round is played, as a small picture beside its name. It moves once when it appears, and again under the pointer
 * or the focus of what it stands in; what it comes to rest at is the solved round.
 */
export function TemplateMiniature({ template_type }: { readonly template_type: TemplateType }) {
  return <Picture>{scenes[template_type]}</Picture>;
}
