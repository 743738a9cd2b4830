import { isLanguage, limits, metadataFields, taxonomies, type QuestionDoc } from '@takhti/domain';
import { emptyBase } from '../empty-base.ts';

type Facts = Pick<
  QuestionDoc,
  'difficulty' | 'taxonomy' | 'past_paper' | 'language' | (typeof metadataFields)[number]
>;
const named = ['difficulty', 'taxonomy', 'past_paper', 'language', ...metadataFields] as const;

/** The facts of a question beside its texts, as tags `difficulty:3`; defaults are left out. */
export function tagsOf(doc: QuestionDoc): string[] {
  const usual: Facts = emptyBase(doc.language);
  return named
    .filter((field) => field === 'language' || doc[field] !== usual[field])
    .map((field) => `${field}:${doc[field]}`);
}

/** The facts in tags, and the tags without a meaning of ours. */
export function factsIn(tags: readonly string[]): {
  readonly facts: Partial<Facts>;
  readonly unknown: readonly string[];
} {
  const facts: Partial<Facts> = {};
  const unknown = tags.filter((tag) => !readTag(facts, tag));
  return { facts, unknown };
}

function readTag(facts: Partial<Facts>, tag: string): boolean {
  const [, name = '', value = ''] = /^(\w+):(.*)$/s.exec(tag.trim()) ?? [];
  const { min, max } = limits.difficulty;
  const number = Number(value);
  if (name === 'difficulty' && Number.isInteger(number) && number >= min && number <= max)
    facts.difficulty = number;
  else if (name === 'past_paper' && (number === 0 || number === 1 || number === 2)) facts.past_paper = number;
  else if (name === 'language' && isLanguage(value)) facts.language = value;
  else if (name === 'taxonomy') {
    const known = taxonomies.find((each) => each === value);
    if (known === undefined) return false;
    facts.taxonomy = known;
  } else {
    const field = metadataFields.find((each) => each === name);
    if (field === undefined || value.length > limits.metadata.max) return false;
    facts[field] = value.trim();
  }
  return true;
}
