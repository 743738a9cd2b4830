import { escapeHtml } from '../../../kit/entities.ts';
import { plainText } from '../../../kit/html.ts';
import type { ImportNote } from '../found-item.ts';

/** One blank of a cloze question. */
interface ClozeBlank {
  readonly answers: readonly string[];
  readonly isStrict: boolean;
  readonly right: string;
  readonly wrong: string;
  readonly lost: readonly ImportNote[];
}

interface Cloze {
  /** The text around the blanks, one part more than there are blanks. */
  readonly texts: readonly string[];
  readonly blanks: readonly ClozeBlank[];
  readonly fault: ImportNote | null;
}

const start = /\{(\d*):([A-Z_]+):/g;
const typed = /^(?:SHORTANSWER|SA|MW)(_?C)?$/;
const numeric = /^(?:NUMERICAL|NM)$/;
const chosen = /^(?:MULTICHOICE|MC)/;

/** A blank as cloze questions have it. */
export function writeCloze(answers: readonly string[], wrong: string, isStrict: boolean): string {
  const right = answers.map((answer) => `=${escapeCloze(escapeHtml(answer))}`);
  const rest = wrong === '' ? [] : [`%0%*#${escapeCloze(wrong)}`];
  return `{1:SHORTANSWER${isStrict ? '_C' : ''}:${[...right, ...rest].join('~')}}`;
}

/** The blanks in the text of a cloze question, and the text around them. */
export function readCloze(html: string): Cloze {
  const texts: string[] = [];
  const blanks: ClozeBlank[] = [];
  let from = 0;
  let fault: ImportNote | null = null;
  for (const match of html.matchAll(start)) {
    if (match.index < from) continue;
    const open = match.index + match[0].length;
    const close = endOf(html, open);
    if (close < 0) {
      fault ??= { key: 'import.brace_open' };
      break;
    }
    const blank = blankOf(match[2] ?? '', html.slice(open, close));
    if ('key' in blank) fault ??= blank;
    else blanks.push(blank);
    texts.push(html.slice(from, match.index));
    from = close + 1;
  }
  return { texts: [...texts, html.slice(from)], blanks, fault };
}

function blankOf(type: string, body: string): ClozeBlank | ImportNote {
  const isTyped = typed.exec(type);
  if (!isTyped && !numeric.test(type) && !chosen.test(type))
    return { key: 'import.kind_unknown', values: { name: `cloze ${type}` } };
  const answers = cutAt(body, '~').map(answerOf);
  const rights = answers.filter(({ weight }) => weight >= 100);
  const texts = rights.map(({ text }) => (numeric.test(type) ? text.replace(/:0*\.?0*$/, '') : text));
  if (numeric.test(type) && texts.some((text) => text.includes(':'))) return { key: 'import.number_range' };
  const partly = chosen.test(type) ? [] : answers.filter(({ weight }) => weight > 0 && weight < 100);
  return {
    answers: texts,
    isStrict: isTyped?.[1] !== undefined,
    right: rights.find(({ feedback }) => feedback !== '')?.feedback ?? '',
    wrong: answers.find(({ weight, feedback }) => weight <= 0 && feedback !== '')?.feedback ?? '',
    lost: [
      ...partly.map(({ text }) => ({ key: 'lost.partly_right', values: { answer: text } }) as const),
      ...(chosen.test(type) ? [{ key: 'lost.blank_options' } as const] : []),
    ],
  };
}

function answerOf(part: string): { weight: number; text: string; feedback: string } {
  const [, mark = '', rest = ''] = /^\s*(=|%-?\d+(?:\.\d+)?%)?([\s\S]*)$/.exec(part) ?? [];
  const [text = '', ...feedback] = cutAt(rest, '#');
  const weight = mark === '=' ? 100 : mark === '' ? 0 : Number(mark.slice(1, -1));
  return {
    weight,
    text: plainText(unescapeCloze(text)).trim(),
    feedback: unescapeCloze(feedback.join('#')).trim(),
  };
}

function endOf(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    if (html.charAt(at) === '\\') at += 1;
    else if (html.charAt(at) === '}') return at;
  }
  return -1;
}

function cutAt(text: string, sign: string): string[] {
  const parts: string[] = [''];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\\') {
      parts[parts.length - 1] += text.slice(at, at + 2);
      at += 1;
    } else if (letter === sign && !isEntity(text, at)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

// `&#39;` is a sign of its own and no feedback.
function isEntity(text: string, at: number): boolean {
  return text.charAt(at) === '#' && text.charAt(at - 1) === '&' && /^#\w+;/.test(text.slice(at, at + 9));
}

function escapeCloze(text: string): string {
  return text.replace(/[~#}\\]/g, (sign) => `\\${sign}`);
}

function unescapeCloze(text: string): string {
  return text.replace(/\\(.)/gs, '$1');
}
