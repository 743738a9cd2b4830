/** The stages of a tutorial. */
export type Stage =
  | 'add_round'
  | 'choose_type'
  | 'add_card'
  | 'edit_card'
  | 'fill_in'
  | 'add_word'
  | 'edit_word'
  | 'add_question'
  | 'edit_question'
  | 'finish';

/** The stages that an editor has something to show for, in their order; each family of editors has its own (D-49). */
export type Stages = readonly Stage[];

/** Of editors of questions that are rows of a bank. */
export const questionStages: Stages = ['add_question', 'edit_question', 'finish'];

/** Of the editor of a crossword's words. */
export const wordStages: Stages = ['add_word', 'edit_word', 'finish'];

/** Where the control is that a stage speaks of: among the words of its `data-tour` is `add-round`, and so on. */
export function targetOf(stage: Stage): string {
  return `[data-tour~="${stage.replace('_', '-')}"]`;
}
