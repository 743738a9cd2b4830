import { contentTypes, hasErrors, isContentType, languages, QuestionDoc } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import type { AnyContentTypeModel } from './define.ts';
import { gameOf, type GameDoc } from './rounds/index.ts';
import { questionFindings } from './mcq/findings.ts';
import { questionData } from './mcq/question.ts';
import { availableContentTypes, contentTypeModels, messages, modelOf } from './registry.ts';

const fixtures = import.meta.glob<unknown>(
  ['./*/fixtures/v*/*.json', './rounds/templates/*/*/fixtures/v*/*.json'],
  {
    eager: true,
    import: 'default',
  },
);
const questions = import.meta.glob<unknown>('./mcq/fixtures/question-v*/*.json', {
  eager: true,
  import: 'default',
});

const models = Object.entries<AnyContentTypeModel>(contentTypeModels);
const facts = { total_questions: 5 };

describe.each(models)('content type %s', (name, model) => {
  // A game's documents lie with the templates of its rounds.
  const templates: readonly string[] | undefined = gameOf(model.content_type)?.templates;
  const own = Object.entries(fixtures).filter(([path, stored]) =>
    templates
      ? path.startsWith('./rounds/') && templates.includes((stored as GameDoc).questionData[0]!.template_type)
      : path.startsWith(`./${name === 'assessment' ? 'assessments' : name}/`),
  );

  test('stands under its own name', () => {
    expect(model.content_type).toBe(name);
    expect(isContentType(name)).toBe(true);
    expect(modelOf(model.content_type)).toBe(model);
  });

  test.each(languages)(
    'starts in %s with a document that opens, can be saved, and cannot be submitted without questions',
    (language) => {
      const start = {
        language,
        skill_id: '6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01',
        subject: 'Science',
        total_questions: 5,
      };
      const doc = model.defaults(start);
      expect(model.read(doc)).toEqual({ ok: true, doc, is_upgraded: false });
      expect(model.check(doc, 'save', facts)).toEqual([]);
      expect(hasErrors(model.check(doc, 'submit', facts))).toBe(templates !== undefined);
      const empty = model.defaults({ ...start, total_questions: 0 });
      expect(hasErrors(model.check(empty, 'save', { total_questions: 0 }))).toBe(false);
      expect(hasErrors(model.check(empty, 'submit', { total_questions: 0 }))).toBe(true);
    },
  );

  test('has frozen documents of every version, and they open', () => {
    for (let version = 1; version <= model.schema_version; version += 1) {
      expect(own.some(([path]) => path.includes(`/fixtures/v${version}/`))).toBe(true);
    }
    expect(own.filter(([, stored]) => !model.read(stored).ok)).toEqual([]);
  });

  test('refuses junk without throwing', () => {
    for (const junk of [undefined, null, 7, 'x', [], {}, { schema_version: '1' }]) {
      expect(model.read(junk).ok).toBe(false);
      expect(hasErrors(model.check(junk, 'save', facts))).toBe(true);
    }
  });
});

describe('frozen questions', () => {
  test('are there in all four languages', () => {
    const found = Object.values(questions).map((question) => (question as QuestionDoc).language);
    expect(new Set(found)).toEqual(new Set(languages));
  });

  test.each(Object.entries(questions))('%s opens for ever and obeys the rules', (_path, stored) => {
    const { json_data } = stored as { json_data: unknown };
    const doc = QuestionDoc.parse({ ...(stored as object), json_data: questionData.open(json_data) });
    expect(doc).toEqual(stored);
    expect(hasErrors(questionFindings(doc))).toBe(false);
  });
});

test('C-820 a type is offered when its entry says that it is available', () => {
  const offered = models.filter(([, model]) => model.available).map(([name]) => name);
  expect(availableContentTypes).toEqual(offered);
  for (const name of offered) expect(contentTypes[name as keyof typeof contentTypes].available).toBe(true);
});

test('every message is a sentence of its own', () => {
  expect(new Set(Object.values(messages)).size).toBe(Object.keys(messages).length);
});
