import { clueRules, type Finding, type Language } from '@takhti/domain';
import { lettersOf } from '../../../../crosswords/letters.ts';
import { error } from '../../../../messages.ts';
import type { RoundOf } from '../../../round.ts';
import { defineTemplate } from '../../../template.ts';
import { words } from '../../../words.ts';
import { clueFindings, cluesOf } from '../clues.ts';
import { emptyClues } from '../empty-clues.ts';
import { foreignSign, signsOf } from './signs.ts';

/** A word to be found letter by letter, with clues that cost nothing (D-40). */
export const mysteryWord = defineTemplate({
  template_type: 'mystery_word',
  engine: 'clue',
  label: 'Mystery Word',
  content: (language) => ({
    template_type: 'mystery_word',
    question: words.whoOrWhat[language],
    ...emptyClues(2),
  }),
  findings: (round, judging) => [...clueFindings(round, judging), ...wordFindings(round, judging.language)],
  board: (round, { language }) => ({
    kind: 'word',
    ...cluesOf(round),
    signs: signsOf(round.Answer, language),
  }),
});

function wordFindings({ Answer }: RoundOf<'mystery_word'>, language: Language): Finding[] {
  if (Answer.trim() === '') return [];
  const sign = foreignSign(Answer, language);
  if (sign !== undefined) return [error(['Answer'], 'game.answer_sign', { sign })];
  const { min_letters: min, max_letters: max } = clueRules;
  const count = lettersOf(Answer, language).length;
  return count < min || count > max ? [error(['Answer'], 'game.answer_letters', { min, max, count })] : [];
}
