import { modelOf } from '@takhti/content-types';
import { plainText, uploadOf } from '@takhti/content-types/kit';
import { playOf, type PublishedQuestion } from '@takhti/content-types/question-kinds';
import { collectForms, foldWords, type ContentType } from '@takhti/domain';
import { mapInTurns } from '../../platform/work/in-turns.ts';

/** Published content as it is looked at for search. */
export interface Readable {
  readonly content_type: ContentType;
  readonly title: string;
  readonly skill: string;
  readonly grade: string;
  readonly subject: string;
  readonly json_data: object;
  /** The questions that it holds itself. */
  readonly questions: readonly PublishedQuestion[];
}

type Narrowed = Partial<Record<'grade' | 'subject' | 'content_type', string | undefined>>;

/** Of a long text everything is found, and so much of it is kept to show the place. */
const most_shown = 60_000;
const most_words = 20_000;

/**
 * What readers see of content before they answer anything, piece by piece. Of questions what is asked and what may be chosen, not
 * what is right: anyone who searches may not know it.
 */
export async function passagesOf({ content_type, json_data, questions }: Readable): Promise<string[]> {
  const texts = [
    ...(modelOf(content_type)?.readTexts(json_data) ?? []),
    ...questions.flatMap((question) => [question.question, ...playOf(question).textsShown(question)]),
  ];
  return [...new Set(await mapInTurns(texts, plainText))].filter((text) => text !== '');
}

/** The folded words of content, each once; those of the title and the skill also with their mark. */
export async function searchableTexts(content: Readable, passages: readonly string[]): Promise<string[]> {
  const { title, skill } = content;
  const [titled, skilled] = [titleForms(title), formsIn(skill)];
  const words = new Set([...titled, ...skilled]);
  await mapInTurns(passages, collectForms(words, most_words));
  const marked = [...titled.map((word) => `t:${word}`), ...skilled.map((word) => `s:${word}`)];
  return [...filterWords(content), ...marked, ...[...words].slice(0, most_words)];
}

/** The passages that are stored for showing matches: the first ones, up to a number of characters. */
export function shownPassages(passages: readonly string[]): string[] {
  let room = most_shown;
  return passages.filter((passage) => (room -= passage.length) > 0);
}

/** The uploads that are in what is shown of content, in their order. */
export async function uploadsIn({ content_type, json_data, questions }: Readable): Promise<string[]> {
  const ids: string[] = [];
  modelOf(content_type)?.mapMedia(json_data, (address) => {
    ids.push(uploadOf(address));
    return address;
  });
  await mapInTurns(questions, ({ question }) => {
    for (const [address] of question.matchAll(/(?<=\ssrc=")\/files\/[^"]*(?=")/g))
      ids.push(uploadOf(address));
  });
  return [...new Set(ids)].filter((id) => id !== '');
}

/** Filters of lists, as words of content, so that one index serves both. Left out: no filter. */
export function filterWords({ grade, subject, content_type }: Narrowed): string[] {
  return [
    ...(grade === undefined ? [] : [`grade:${grade}`]),
    ...(subject === undefined ? [] : [`subject:${subject}`]),
    ...(content_type === undefined ? [] : [`type:${content_type}`]),
  ];
}

function formsIn(text: string): string[] {
  return foldWords(text).flatMap(({ forms }) => forms);
}

// Some write two words as one: a title is found by that, too.
function titleForms(title: string): string[] {
  const words = foldWords(title);
  const whole = words.map(({ forms: [first = ''] }) => first);
  const joined = whole.slice(1).map((word, at) => `${whole[at] ?? ''}${word}`);
  return [...words.flatMap(({ forms }) => forms), ...joined];
}
