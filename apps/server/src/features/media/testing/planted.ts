import { contentTypeModels, type AnyContentTypeModel } from '@takhti/content-types';
import { addLanguage, emptyFib, emptyMcq, kindOf } from '@takhti/content-types/question-kinds';
import { hasErrors, QuestionDoc, type ContentType, type QuestionKind } from '@takhti/domain';
import { readdirSync, readFileSync } from 'node:fs';

/** A way to write the address of a file into a text. */
export type Plant = (text: string) => string;

const fixtures = new URL('../../../../../../packages/content-types/src/', import.meta.url);

/**
 * A tree with an address in every text of it that may hold one: each way is tried, and the first is taken with which the tree is
 * still accepted.
 */
export function planted<Tree>(tree: Tree, ways: readonly Plant[], accepts: (tree: unknown) => boolean): Tree {
  let whole = structuredClone(tree);
  for (const path of pathsOf(whole)) {
    const made = ways.map((way) => withText(whole, path, way)).find((each) => accepts(each));
    if (made !== undefined) whole = made;
  }
  return whole;
}

/** Where the texts of a tree are. */
function pathsOf(tree: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof tree === 'string') return [at];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => pathsOf(value, [...at, key]));
}

function withText<Tree>(tree: Tree, path: readonly string[], way: Plant): Tree {
  const change = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (typeof value === 'string') return way(value);
    if (typeof value !== 'object' || value === null || key === undefined) return value;
    const changed = (part: unknown, at: string): unknown => (at === key ? change(part, rest) : part);
    if (Array.isArray(value)) return value.map((part, at) => changed(part, String(at)));
    return Object.fromEntries(Object.entries(value).map(([at, part]) => [at, changed(part, at)]));
  };
  return change(tree, path) as Tree;
}

/** A question of each kind, in two languages, with the ways in all of its texts. */
export function plantedQuestions(ways: readonly Plant[]): Record<QuestionKind, QuestionDoc> {
  const accepts = (doc: unknown): boolean => {
    const read = QuestionDoc.safeParse(doc);
    return read.success && !hasErrors(kindOf(read.data).findings(read.data));
  };
  const empty = emptyMcq('english');
  const mcq = {
    ...empty,
    question: '<p>How many?</p>',
    option1: '<p>One</p>',
    option2: '<p>Two</p>',
    option3: '<p>Three</p>',
    option4: '<p>Four</p>',
    correct1: 'Y',
    feedback: '<p>Count.</p>',
    json_data: { ...empty.json_data, incorrect_feedback: '<p>No.</p>' },
  } as const;
  const fib = {
    ...emptyFib('english'),
    question: '<p>Two and two is <span class="FIB_____BLANK" data-blank="1"></span></p>',
    feedback: '<p>Count.</p>',
    json_data: {
      ...emptyFib('english').json_data,
      incorrect_feedback: '<p>No.</p>',
      blank_answers_json: [{ blankNo: 1, blanks: ['four', 'vier'] }],
      blank: '1',
      unit: 'kg',
    },
  };
  const plantedIn = (doc: QuestionDoc): QuestionDoc => planted(addLanguage(doc, 'urdu'), ways, accepts);
  return { mcq: plantedIn(mcq), fill_in_the_blank: plantedIn(fib) };
}

/** A document of each content type, with the ways in all of its texts. */
export function plantedDocuments(ways: readonly Plant[]): { content_type: ContentType; doc: object }[] {
  const stored = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
    .filter((file) => /fixtures\/v\d+\/english\.json$/.test(file) && !/kept|question-kinds/.test(file))
    .map((file) => ({ file, tree: JSON.parse(readFileSync(new URL(file, fixtures), 'utf8')) as unknown }));
  return Object.values<AnyContentTypeModel>(contentTypeModels).map((model) => {
    const { content_type } = model;
    const folder = `/${content_type.replaceAll('_', '-')}/`;
    const readable = stored.filter(({ tree }) => model.read(tree).ok);
    const own = readable.find(({ file }) => file.includes(folder)) ?? readable[0];
    const doc = model.open(own?.tree) as object;
    return { content_type, doc: planted(doc, ways, (tree) => model.read(tree).ok) };
  });
}
