import type { Language, PlayRound } from '@takhti/domain';
import { escapeHtml } from '../../kit/entities.ts';
import type { Item } from '../../question-kinds/exchange/item.ts';
import { blankMark } from '../../question-kinds/fib/marks.ts';
import { storedBoard } from '../../rounds/play/stored-boards.ts';

/** A round of a game as a question of other programs; null for one that is none without its board. */
export function itemOfRound(round: PlayRound, language: Language): Item | null {
  const { board } = round;
  const asked = paragraph(round.question || round.instruction);
  const plain = storedBoard(board).plain?.(board);
  if (!plain || asked === '') return null;
  const common = { title: '', feedback: '', incorrect_feedback: '', tags: [`language:${language}`] };
  if (plain.shape === 'blank')
    return {
      ...common,
      shape: 'blanks',
      question: `${asked}<p>${blankMark(1)}</p>`,
      blanks: [{ number: 1, answers: [plain.answer] }],
      unit: plain.unit,
      isStrict: false,
    };
  const options = plain.options.map(({ label, isRight }) => ({ html: paragraph(label), isRight }));
  // Of a card without words nothing would be left.
  if (options.some(({ html }) => html === '')) return null;
  return {
    ...common,
    shape: 'choice',
    question: asked,
    feedback: paragraph(plain.feedback),
    incorrect_feedback: paragraph(plain.incorrect_feedback),
    options,
    takesSeveral: plain.takesSeveral,
  };
}

function paragraph(text: string): string {
  return text.trim() === '' ? '' : `<p>${escapeHtml(text)}</p>`;
}
