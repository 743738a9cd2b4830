import { hasErrors, languages } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import type { AnyContentTypeModel } from './define.ts';
import type { AnyQuestionKind } from './question-kinds/kind.ts';
import { messages } from './message-texts/index.ts';
import { gameOf, type GameDoc } from './rounds/index.ts';
import { kindOf, openQuestionDoc, questionKinds } from './question-kinds/registry.ts';
import { contentTypeModels, contentTypesThatGiveQuestions, offeredContentTypes } from './registry.ts';

const fixtures = import.meta.glob<unknown>(
  [
    './*/fixtures/v*/*.json',
    './{banks,files}/*/fixtures/v*/*.json',
    './rounds/{templates/*,worlds}/*/fixtures/v*/*.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
const questions = import.meta.glob<unknown>('./question-kinds/*/fixtures/v*/*.json', {
  eager: true,
  import: 'default',
});

const models = Object.entries<AnyContentTypeModel>(contentTypeModels);
const offered: readonly string[] = offeredContentTypes;
type Stored = Record<string, unknown>;
// Fields that an upgrade adds are added to the stored ones.
const withoutVersion = ({ json_data, ...doc }: Stored): Stored => {
  const { schema_version: _older, ...data } = json_data as Stored;
  return { ...doc, json_data: data };
};
const facts = { total_questions: 5 };
const skill_id = '6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01';

// A type has a folder of its own, or shares its family's.
function homeOf(name: string): string {
  const homes = [`./files/${name.replaceAll('_', '-')}/`, `./banks/${name}/`, `./${name}s/`];
  const own = homes.find((home) => Object.keys(fixtures).some((path) => path.startsWith(home)));
  if (own === undefined) expect(contentTypesThatGiveQuestions).toContain(name);
  return own ?? './banks/fixtures/';
}

describe.each(models)('content type %s', (name, model) => {
  // A game's documents are with the templates of its rounds.
  const templates: readonly string[] | undefined = gameOf(model.content_type)?.templates;
  const own = Object.entries(fixtures).filter(([path, stored]) =>
    templates
      ? path.startsWith('./rounds/') && templates.includes((stored as GameDoc).questionData[0]!.template_type)
      : path.startsWith(homeOf(name)),
  );

  test('stands under its own name', () => {
    expect(model.content_type).toBe(name);
  });

  test.each(languages)(
    'starts in %s with a document that opens, can be saved, and cannot be submitted while nothing is in it',
    (language) => {
      const start = {
        language,
        skill_id,
        subject: 'Science',
        total_questions: 5,
      };
      const doc = model.defaults(start);
      expect(model.read(doc)).toEqual({ ok: true, doc, is_upgraded: false });
      expect(model.check(doc, 'save', facts)).toEqual([]);
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

  test('can be submitted once something is in it', () => {
    const start = { language: 'english', skill_id, subject: 'Science', total_questions: 5 } as const;
    const whole = [model.defaults(start), ...own.map(([, stored]) => stored)];
    expect(whole.filter((doc) => !hasErrors(model.check(doc, 'submit', facts)))).not.toEqual([]);
  });

  test('refuses junk without throwing', () => {
    for (const junk of [undefined, null, 7, 'x', [], {}, { schema_version: '1' }]) {
      expect(model.read(junk).ok).toBe(false);
      expect(hasErrors(model.check(junk, 'save', facts))).toBe(true);
    }
  });
});

describe.each(Object.entries<AnyQuestionKind>(questionKinds))(
  'frozen questions of kind %s',
  (kind, model) => {
    const folder = kind === 'fill_in_the_blank' ? 'fib' : kind.replaceAll('_', '-');
    const own = Object.entries(questions).filter(([path]) => path.startsWith(`./question-kinds/${folder}/`));

    test('are there in all four languages', () => {
      expect(model.kind).toBe(kind);
      const found = own.map(([, question]) => openQuestionDoc(question as Stored).language);
      expect(new Set(found)).toEqual(new Set(languages));
    });

    test.each(own)('%s opens for ever and obeys the rules', (_path, stored) => {
      const doc = openQuestionDoc(stored as Stored);
      expect(doc).toMatchObject({ content_type: 'mcq', ...withoutVersion(stored as Stored) });
      expect(doc.content_type).toBe(kind);
      expect(hasErrors(kindOf(doc).findings(doc))).toBe(false);
      expect(kindOf(doc).settled(doc)).toEqual(doc);
    });

    test.each(languages)('a new one in %s can be opened and lacks what is mandatory', (language) => {
      const doc = model.empty(language);
      expect(model.open(doc)).toEqual(doc);
      expect(hasErrors(model.findings(doc))).toBe(true);
    });
  },
);

test('C-820 C-470 C-469 every type that can be made is offered, but for two', () => {
  const names = models.map(([name]) => name);
  const kept: readonly string[] = names.filter((name) => !offered.includes(name));
  expect(kept.toSorted()).toEqual(['competition', 'fill_in_the_blank']);
  expect(offered).toEqual(names.filter((name) => !kept.includes(name)));
});

test('every message is a sentence of its own', () => {
  // The specification says the same of what one click puts right.
  const { 'import.correct_left_empty': empty, 'import.correct_understood': understood, ...others } = messages;
  expect([empty, understood]).toEqual([others['import.correct_missing'], others['import.correct_invalid']]);
  const sentences = Object.values(others);
  expect(sentences.filter((each, at) => sentences.indexOf(each) !== at)).toEqual([]);
});
