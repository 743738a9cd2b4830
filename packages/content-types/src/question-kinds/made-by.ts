import { limits } from '@takhti/domain';

/** The model that made or changed a question, in files of questions. */
export interface MadeBy {
  readonly model: string;
  /** When, as an ISO time; empty where the file does not say. */
  readonly made_on: string;
  readonly prompt: string;
  /** Its material, as JSON. */
  readonly source: string;
}

const named = ['model', 'made_on'] as const;
const tag = /^\s*ai_(model|made_on):(.*)$/s;
const mostOfName = 200;
// As long as a cell may be that the import reads.
const mostOfText = limits.rich_text.max;

/** The public facts, as tags `ai_model:name`. */
export function madeTags(made: Pick<MadeBy, (typeof named)[number]>): string[] {
  return named.map((name) => `ai_${name}:${made[name]}`);
}

/** The model in tags, and the other tags. */
export function readMadeTags(tags: readonly string[]): {
  readonly madeBy: MadeBy | undefined;
  readonly others: readonly string[];
} {
  const found = tags.flatMap((each) => {
    const [, name, value = ''] = tag.exec(each) ?? [];
    return name === undefined ? [] : [[name, value] as const];
  });
  return {
    madeBy: readMadeBy(Object.fromEntries(found)),
    others: tags.filter((each) => !tag.test(each)),
  };
}

/**
 * What a file says of a model. A file is trusted when it says that there was one, as it asks for more care and never for less.
 * @returns undefined where nothing says so
 */
export function readMadeBy(given: Readonly<Record<string, unknown>>): MadeBy | undefined {
  const { model, made_on, prompt, source } = given;
  const read = {
    model: textOf(model, mostOfName),
    made_on: timeOf(textOf(made_on, mostOfName)),
    prompt: textOf(prompt, mostOfText),
    source: textOf(
      typeof source === 'object' && source !== null ? JSON.stringify(source) : source,
      mostOfText,
    ),
  };
  const says = [model, made_on, prompt, source].some((each) => textOf(each, 1) !== '') || isFilled(source);
  return says ? { ...read, model: read.model === '' ? 'unknown' : read.model } : undefined;
}

/** A text of it, no longer than files carry it. */
export function shortOfMade(text: string): string {
  return text.slice(0, mostOfText);
}

function textOf(value: unknown, most: number): string {
  return typeof value === 'string' ? value.trim().slice(0, most) : '';
}

function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function timeOf(text: string): string {
  const time = /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
