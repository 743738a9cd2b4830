import type { FoundItem, ImportNote } from '../found-item.ts';
import { fromPlainWords } from '../plain.ts';
import { answerLine, letterOf, optionLine } from './lines.ts';

interface Block {
  readonly line: number;
  readonly question: string[];
  readonly options: { letter: string; text: string }[];
}

/** The questions of a text in Aiken; one that is not as it should be says so, and the next begins after it. */
export function readAiken(text: string): FoundItem[] {
  const found: FoundItem[] = [];
  let block: Block | null = null;
  const end = (answer: string | null, line: number): void => {
    if (block) found.push(itemOf(block, answer, line));
    block = null;
  };
  text.split('\n').forEach((whole, at) => {
    const line = at + 1;
    const words = whole.trim();
    const [, letter, option = ''] = optionLine.exec(words) ?? [];
    const answer = answerLine.exec(words)?.[1];
    if (words === '') {
      // Some leave a line free between a question and its options.
      if (block && block.options.length > 0) end(null, line);
    } else if (answer !== undefined) {
      block ??= { line, question: [], options: [] };
      end(answer.trim(), line);
    } else if (letter !== undefined && block) {
      block.options.push({ letter, text: option });
    } else {
      if (block && block.options.length > 0) end(null, line);
      block ??= { line, question: [], options: [] };
      block.question.push(words);
    }
  });
  end(null, text.split('\n').length);
  return found;
}

function itemOf({ line, question, options }: Block, answer: string | null, end: number): FoundItem {
  const faults: ImportNote[] = [];
  if (answer === null) faults.push({ key: 'import.answer_line_missing', values: { line: end } });
  else if (!options.some(({ letter }) => letter === answer.toUpperCase()))
    faults.push({ key: 'import.answer_unknown', values: { line: end, answer } });
  const wrong = options.findIndex(({ letter }, at) => letter !== letterOf(at));
  if (wrong >= 0)
    faults.push({
      key: 'import.letter_order',
      values: { letter: options[wrong]?.letter ?? '', wanted: letterOf(wrong) },
    });
  if (faults.length > 0 && (options.length === 0 || answer === null))
    return { place: { line }, item: null, faults, lost: [] };
  return {
    place: { line },
    item: {
      shape: 'choice',
      title: '',
      question: fromPlainWords(question.join('\n')),
      feedback: '',
      incorrect_feedback: '',
      tags: [],
      takesSeveral: false,
      options: options.map(({ letter, text }) => ({
        html: fromPlainWords(text),
        isRight: letter === answer?.toUpperCase(),
      })),
    },
    faults,
    lost: [],
  };
}
