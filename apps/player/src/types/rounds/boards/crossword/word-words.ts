import type { CrosswordWord } from '@takhti/domain';
import type { Texts } from '../../../../i18n/texts.ts';

/** What a word is called: by its number and the way it runs. */
export function wordName({ t }: Pick<Texts, 't'>, { number, is_down }: CrosswordWord): string {
  return t(is_down ? 'crossword_down_n' : 'crossword_across_n', { n: number });
}

/** Its clue in words, as far as it has any. */
export function clueText({ t }: Pick<Texts, 't'>, { clue, image, alt, audio }: CrosswordWord): string {
  if (clue !== '') return clue;
  if (image !== '') return alt === '' ? t('image') : alt;
  return audio === '' ? '' : t('crossword_listen');
}

/** The announcement of a word that the focus moves to. */
export function wordSaid(texts: Pick<Texts, 't' | 'plural' | 'list'>, word: CrosswordWord): string {
  const letters = texts.plural('crossword_letters', word.cells.length);
  return texts.list([`${wordName(texts, word)}: ${clueText(texts, word)}`, letters]);
}
