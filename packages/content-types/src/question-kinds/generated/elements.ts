import {
  generatedBodies,
  generatedTemplates,
  limits,
  type GeneratedBody,
  type GeneratedKind,
} from '@takhti/domain';
import { z } from 'zod';
import { normalise } from '../../kit/text.ts';

// The schemas for a model. The right answer is requested in words: a number could be counted from 0 or from 1.
const feedback = {
  feedback: z.string().describe('One or two sentences for the learner after the right answer'),
  incorrect_feedback: z.string().describe('One or two kind sentences that help after a wrong answer'),
} as const;

/** The shape of one element that a model is asked for, by what is generated. */
export const askedElements = {
  mcqs: z.object({
    question: z.string(),
    options: z.array(z.string()).describe(`Exactly ${limits.options.editor} different options`),
    answer: z.string().describe('The right option, letter by letter as it stands in options'),
    ...feedback,
  }),
  blanks: z.object({
    question: z.string().describe('A sentence with ___ in place of each missing word'),
    answers: z.array(z.array(z.string())).describe('For each ___ in order, the words that are accepted'),
    ...feedback,
  }),
  matching: z.object({ card: z.string(), match: z.string() }),
  sorting: z.object({ text: z.string() }),
  draganddrop: z.object({ text: z.string(), bin: z.string() }),
  crossword: z.object({ word: z.string(), clue: z.string() }),
  article: z.object({
    title: z.string().describe('At most 10 words'),
    paragraphs: z.array(z.string()).describe('The text, one paragraph each'),
  }),
  rounds: z.object({
    template: z.enum(generatedTemplates).describe('The kind of the round'),
    question: z.string().describe('What the learner is asked to do'),
    cards: z.array(
      z.object({
        text: z.string(),
        to: z.string().describe('Its match, or the name of its group; empty in other rounds'),
        is_right: z.boolean().describe('Of an option: whether it is right; false in other rounds'),
      }),
    ),
    ...feedback,
  }),
} as const satisfies Record<GeneratedKind, z.ZodType>;

/**
 * What a model wrote, as a proposal keeps it: plain words within their limits; null for what has another shape.
 * The right option may be missing: then a person has to choose it.
 */
export function readElement(kind: GeneratedKind, element: unknown): GeneratedBody<GeneratedKind> | null {
  const placed = kind === 'mcqs' ? withPlaceOfAnswer(element) : element;
  return readBody(kind, placed);
}

/** A proposal of this kind, as a person changed it or as it was kept; null for what has another shape. */
export function readBody<Kind extends GeneratedKind>(kind: Kind, body: unknown): GeneratedBody<Kind> | null {
  // The compiler does not see that what a schema of the table gives is what the table says of its kind.
  const schema = generatedBodies[kind] as unknown as z.ZodType<GeneratedBody<Kind>>;
  return schema.safeParse(cleaned(body)).data ?? null;
}

function withPlaceOfAnswer(element: unknown): unknown {
  const read = askedElements.mcqs.partial({ feedback: true, incorrect_feedback: true }).safeParse(element);
  if (!read.success) return null;
  const { answer, options, ...rest } = read.data;
  const wanted = normalise(answer);
  const right = options.flatMap((option, at) => (normalise(option) === wanted ? [at] : []));
  const [only] = right;
  return {
    feedback: '',
    incorrect_feedback: '',
    ...rest,
    options,
    correct: right.length === 1 && only !== undefined ? only : null,
  };
}

// Control characters and invisible signs, which hide words; a proposal has words only.
// Joiners, and marks of direction that a sentence needs, stay.
const steering =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u206F\uFFF9-\uFFFB\uFFFE\uFFFF]/g;
const hidden = /[\u00AD\u200B\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu;

function cleaned(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(steering, ' ').replace(hidden, '').toWellFormed().trim();
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each)]));
}
