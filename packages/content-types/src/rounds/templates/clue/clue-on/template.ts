import { defineTemplate } from '../../../template.ts';
import { words } from '../../../words.ts';
import { clueFindings, cluesOf } from '../clues.ts';
import { emptyClues } from '../empty-clues.ts';

/** An answer that clues lead to: the fewer of them are uncovered, the more it is worth (G-176 to G-196). */
export const clueOn = defineTemplate({
  template_type: 'clue_on',
  engine: 'clue',
  label: 'Clue-On',
  content: (language) => ({
    template_type: 'clue_on',
    question: words.whoOrWhat[language],
    ...emptyClues(3),
  }),
  findings: clueFindings,
  board: (round) => ({ kind: 'clue', ...cluesOf(round) }),
});
