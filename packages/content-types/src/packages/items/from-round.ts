import type { Language, PlayCard, PlayRound } from '@takhti/domain';
import { escapeHtml } from '../../kit/entities.ts';
import type { Item } from '../../question-kinds/exchange/item.ts';
import { blankMark } from '../../question-kinds/fib/marks.ts';

/** A round of a game as a question of other programs; null for one that is none without its board. */
export function itemOfRound(round: PlayRound, language: Language): Item | null {
  const { board } = round;
  const asked = paragraph(round.question || round.instruction);
  const common = { title: '', feedback: '', incorrect_feedback: '', tags: [`language:${language}`] };
  if ('correct_feedback' in board) {
    const { cards, right, correct_feedback, incorrect_feedback } = board;
    const options = cards.map((card) => ({
      html: paragraph(labelOf(card)),
      isRight: right.includes(card.id),
    }));
    // Of a card without words nothing would be left.
    if (asked === '' || options.some(({ html }) => html === '')) return null;
    return {
      ...common,
      shape: 'choice',
      question: asked,
      feedback: paragraph(correct_feedback),
      incorrect_feedback: paragraph(incorrect_feedback),
      options,
      takesSeveral: board.is_multiple,
    };
  }
  if ('unit' in board && asked !== '')
    return {
      ...common,
      shape: 'blanks',
      question: `${asked}<p>${blankMark(1)}</p>`,
      blanks: [{ number: 1, answers: [board.answer] }],
      unit: board.unit,
      isStrict: false,
    };
  return null;
}

function labelOf({ text, alt }: PlayCard): string {
  return text || alt;
}

function paragraph(text: string): string {
  return text.trim() === '' ? '' : `<p>${escapeHtml(text)}</p>`;
}
