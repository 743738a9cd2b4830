import {
  languages,
  McqDoc,
  questionDocs,
  questionKindNames,
  type QuestionDoc,
  type QuestionKind,
} from '@takhti/domain';
import { expect, test } from 'vitest';
import type { AnyContentTypeModel } from './define.ts';
import { contentTypeModels } from './registry.ts';
import { fieldsOf } from './testing/marked-fields.ts';
import { addLanguage, emptyFib, emptyMcq, kindOf } from './question-kinds/index.ts';

// What is rich text is cleaned where `mapRichText` reaches it, and nowhere else.

function reached(doc: QuestionDoc): string[] {
  const paths = new Set<string>();
  kindOf(doc).mapRichText(doc, (html, path) => {
    paths.add(path.map((key) => (isListed(key) ? '*' : key)).join('.'));
    return html;
  });
  return [...paths].toSorted();
}

function isListed(key: string | number): boolean {
  return typeof key === 'number' || languages.some((language) => language === key);
}

function inAllLanguages(doc: QuestionDoc): QuestionDoc {
  return languages.filter((language) => language !== doc.language).reduce(addLanguage, doc);
}

const mcq = McqDoc.parse({
  ...emptyMcq('english'),
  json_data: { ...emptyMcq('english').json_data, more_options: [{ option: '<p>A</p>', correct: 'N' }] },
});

// A question of each kind with an entry in each of its lists.
const filled: Readonly<Record<QuestionKind, QuestionDoc>> = {
  mcq,
  fill_in_the_blank: emptyFib('english'),
};

test.each(questionKindNames)('every rich text of a question is reached: %s', (kind) => {
  const declared = fieldsOf(questionDocs[kind], 'html');
  expect(declared.length).toBeGreaterThan(5);
  expect(reached(inAllLanguages(filled[kind]))).toEqual(declared);
});

const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;
const models = Object.values<AnyContentTypeModel>(contentTypeModels);
const declared = models.flatMap((model) => fieldsOf(model.schema, 'html').map((path) => ({ model, path })));

test('the article is the type that holds rich text', () => {
  expect(declared.map(({ model, path }) => `${model.content_type}.${path}`)).toEqual([
    'article.article_text',
  ]);
});

test.each(declared)('every rich text of a type is reached: $model.content_type $path', ({ model, path }) => {
  // A path into a list needs a document that has it.
  expect(path).not.toMatch(/[.*]/);
  const stored = { ...(model.defaults(start) as object), [path]: 'x' };
  expect(model.mapRichText(stored, () => 'y')).toMatchObject({ [path]: 'y' });
});
