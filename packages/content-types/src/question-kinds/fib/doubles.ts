import type { FibDoc } from '@takhti/domain';
import { blankMark, cutAtBlanks, joinedWith, type CutText } from './marks.ts';

/** Whether a text has blanks side by side, and as many answers as there would be if each such row were one blank. */
export function isDoubledIn(html: string, answers: number): boolean {
  const cut = cutAtBlanks(html);
  const joined = joinDoubles(cut);
  return joined.numbers.length < cut.numbers.length && joined.numbers.length === answers;
}

/** A question whose blanks side by side became one, the answers given to the blanks in their order. */
export function withoutDoubles(doc: FibDoc): FibDoc {
  const { texts, numbers } = joinDoubles(cutAtBlanks(doc.question));
  const given = doc.json_data.blank_answers_json.filter(({ blanks }) => blanks.length > 0);
  const counted = numbers.map((_number, at) => at + 1);
  return {
    ...doc,
    question: joinedWith({ texts, numbers: counted }, blankMark),
    json_data: {
      ...doc.json_data,
      blank_answers_json: counted.map((blankNo, at) => ({ blankNo, blanks: given[at]?.blanks ?? [] })),
    },
  };
}

function joinDoubles({ texts, numbers }: CutText): CutText {
  const kept = numbers.filter((_number, at) => at === 0 || !isSpace(texts[at] ?? ''));
  const between = texts.filter((text, at) => at === 0 || at === texts.length - 1 || !isSpace(text));
  return { texts: between, numbers: kept };
}

function isSpace(text: string): boolean {
  return /^(?:\s|&nbsp;)*$/.test(text);
}
