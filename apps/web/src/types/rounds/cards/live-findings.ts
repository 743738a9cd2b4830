import type { MessageKey } from '@takhti/content-types';
import { isSamePath, type Finding } from '@takhti/domain';

// What is wrong with words that are there already is said while they are written; what is missing waits for a save.
const live: ReadonlySet<string> = new Set<MessageKey>([
  'game.text_long',
  'game.card_duplicate',
  'game.answer_number',
  'game.unit_long',
  'game.key_invalid',
  'game.statement_letters',
  'game.code_mismatch',
  'crossword.word_long',
  'crossword.word_space',
  'crossword.word_hyphen',
  'crossword.word_mark',
  'crossword.word_digit',
  'crossword.word_letter',
  'crossword.word_repeated',
  'crossword.word_left_out',
  'crossword.clue_english',
  'crossword.clue_repeated',
  'crossword.sound_long',
]);

/**
 * The findings to show at a round's fields: those that are shown anyway, and those that help while writing.
 * @param own the findings of the round, at paths inside it
 * @param place where the round is
 */
export function withLive(
  shown: readonly Finding[],
  own: readonly Finding[],
  place: Finding['path'],
): readonly Finding[] {
  const more = own
    .filter(({ message }) => live.has(message))
    .map((finding) => ({ ...finding, path: [...place, ...finding.path] }))
    .filter((finding) => !shown.some((each) => isSameFinding(each, finding)));
  return more.length === 0 ? shown : [...shown, ...more];
}

function isSameFinding(one: Finding, other: Finding): boolean {
  return one.message === other.message && isSamePath([...one.path], [...other.path]);
}
