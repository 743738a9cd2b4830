import { hasErrors, McqDoc, type Question, type QuestionDoc } from '@takhti/domain';
import { expect, test } from 'vitest';
import {
  addLanguage,
  drawnIn,
  emptyFib,
  emptyMcq,
  keepField,
  kindOf,
  mapRichText,
  outdatedFields,
  publishedIn,
  questionIn,
  rebased,
  removeLanguage,
  translatedInto,
  versionLanguages,
  withTranslation,
  wordsBeside,
  writeLanguage,
} from '../index.ts';
import { lossesOf } from '../exchange/index.ts';

const original = McqDoc.parse({
  ...emptyMcq('english'),
  question: '<p>Which of these is a metal?</p>',
  option1: '<p>Iron</p>',
  option2: '<p>Wood</p>',
  correct1: 'Y',
  feedback: '<p>Iron conducts.</p>',
});

const inUrdu = writeLanguage(addLanguage(original, 'urdu'), {
  ...viewOf(addLanguage(original, 'urdu')),
  question: '<p>ان میں سے کون سی چیز دھات ہے؟</p>',
  option1: '<p>لوہا</p>',
  option2: '<p>لکڑی</p>',
  feedback: '<p>لوہے میں سے بجلی گزرتی ہے۔</p>',
} as McqDoc);

const storedBase = {
  content_id: '0190c6a0-0000-7000-8000-000000000003',
  skill_id: '0190c6a0-0000-7000-8000-000000000004',
  article_id: null,
  subject: 'Science',
  question_order: 1,
};

function viewOf(doc: QuestionDoc): QuestionDoc {
  const view = questionIn(doc, 'urdu');
  if (!view) throw new Error('no version in Urdu');
  return view;
}

const messagesOf = (doc: QuestionDoc) =>
  kindOf(doc)
    .findings(doc)
    .map(({ path, message, severity }) => [path.join('.'), message, severity]);

test('a version shares key, skill and difficulty with the original: what is changed there is changed in it', () => {
  const changed = { ...inUrdu, correct1: 'N', correct2: 'Y', difficulty: 9 } as McqDoc;
  expect(viewOf(changed)).toMatchObject({
    language: 'urdu',
    option1: '<p>لوہا</p>',
    correct1: 'N',
    correct2: 'Y',
    difficulty: 9,
  });
  expect(versionLanguages(viewOf(changed))).toEqual([]);
});

test('a change of the original marks the fields that say it again, and no others, until they are written or kept', () => {
  expect(outdatedFields(inUrdu, 'urdu')).toEqual([]);
  const changed: QuestionDoc = {
    ...inUrdu,
    question: '<p>Which one is a metal?</p>',
    option2: '<p>Glass</p>',
  } as McqDoc;
  expect(outdatedFields(changed, 'urdu')).toEqual(['question', 'option2']);
  expect(messagesOf(changed)).toContainEqual([
    'json_data.in_languages.urdu.option2',
    'question.version_outdated',
    'warning',
  ]);

  const written = writeLanguage(changed, { ...viewOf(changed), option2: '<p>شیشہ</p>' } as McqDoc);
  expect(outdatedFields(written, 'urdu')).toEqual(['question']);
  expect(outdatedFields(keepField(written, 'urdu', 'question'), 'urdu')).toEqual([]);
});

test('what a version lacks is said at its field and blocks nothing; what the original leaves empty is not asked of it', () => {
  const empty = addLanguage({ ...original, feedback: '' }, 'pashto');
  const prefix = 'json_data.in_languages.pashto';
  expect(messagesOf(empty)).toContainEqual([`${prefix}.question`, 'question.version_empty', 'warning']);
  expect(messagesOf(empty).filter(([path]) => path?.startsWith(prefix))).toHaveLength(1);

  const view = questionIn(empty, 'pashto') as McqDoc;
  const fresh = writeLanguage(empty, { ...view, question: '<p>کوم یو فلز دی؟</p>' });
  expect(hasErrors(kindOf(fresh).findings(fresh))).toBe(false);
  expect(messagesOf(fresh)).toContainEqual([
    'json_data.in_languages.pashto.option1',
    'question.version_missing',
    'warning',
  ]);
  expect(messagesOf(fresh).filter(([path]) => path === 'json_data.in_languages.pashto.feedback')).toEqual([]);
});

test('a question has no version in its own language', () => {
  expect(messagesOf({ ...inUrdu, language: 'urdu' })).toContainEqual([
    'language',
    'question.version_of_own_language',
    'error',
  ]);
});

test('every text of a version is sanitised, signed and copied with those of the question, each at its own path', () => {
  const paths: string[] = [];
  const changed = mapRichText(inUrdu, (html, path) => {
    paths.push(path.join('.'));
    return html.toUpperCase();
  });
  expect(paths).toContain('json_data.in_languages.urdu.question');
  expect(viewOf(changed).question).toBe('<P>ان میں سے کون سی چیز دھات ہے؟</P>');
  expect(outdatedFields(changed, 'urdu')).toContain('question');
});

test('a version of a question with blanks has blanks and answers of its own', () => {
  const doc = { ...emptyFib('english'), question: '<p>Water is made of hydrogen and oxygen.</p>' };
  const version = writeLanguage(addLanguage(doc, 'dari'), { ...emptyFib('dari'), question: '<p>آب</p>' });
  expect(questionIn(version, 'dari')).toMatchObject({ question: '<p>آب</p>', language: 'dari' });
  expect(questionIn(removeLanguage(version, 'dari'), 'dari')).toBeNull();
});

test('formats but our own say that they leave the other languages behind', () => {
  const keys = (doc: QuestionDoc) => lossesOf('moodle', [doc]).map(({ key }) => key);
  expect(keys(inUrdu)).toContain('lost.languages');
  expect(lossesOf('csv', [inUrdu, original]).map(({ key, question }) => [key, question])).toEqual([
    ['lost.languages', 1],
  ]);
  expect(keys(original)).not.toContain('lost.languages');
});

test('a copy whose pictures have new addresses is as up to date as what it was copied from', () => {
  const picture = (id: string) => `<p><img src="/files/${id}" alt="a" /> metal?</p>`;
  const [first, second] = ['0190c6a0-0000-7000-8000-000000000001', '0190c6a0-0000-7000-8000-000000000002'];
  const shown = keepField({ ...inUrdu, question: picture(first) }, 'urdu', 'question');
  const copied = mapRichText(shown, (html) => html.replaceAll(first, second));
  expect(outdatedFields(copied, 'urdu')).toEqual(['question']);
  expect(outdatedFields(rebased(shown, copied), 'urdu')).toEqual([]);
  const signedAgain = mapRichText(shown, (html) => html.replace(first, `${first}?expires=1&signature=a`));
  expect(outdatedFields(signedAgain, 'urdu')).toEqual([]);
});

test('learners are given a version that says all that the original says, and otherwise the original', () => {
  const stored = { ...storedBase, ...inUrdu } as Question;
  const givenIn = (doc: QuestionDoc) => drawnIn(publishedIn({ ...stored, ...doc }, 'urdu'), 'urdu').question;
  expect(givenIn(inUrdu)).toBe('<p>ان میں سے کون سی چیز دھات ہے؟</p>');
  expect(givenIn({ ...inUrdu, option3: '<p>Glass</p>' } as McqDoc)).toBe(original.question);
  expect(givenIn({ ...inUrdu, option1: '<p>Steel</p>' } as McqDoc)).toBe(original.question);
});

test('words beside the question are translated; a picture is none', () => {
  const withPicture = { ...original, option2: '<p>Wood <img src="/files/a" alt=""></p>' } as McqDoc;
  expect(wordsBeside(withPicture)).toEqual({ option1: 'Iron', feedback: 'Iron conducts.' });
});

test('a translation goes into the version of its language, beside whatever else stands there', () => {
  const html = '<p>کوم یو فلز دی؟</p>';
  const translated = withTranslation(inUrdu, 'pashto', { question: html, option2: '<p>لرګی</p>' });
  expect(translated).toMatchObject({ question: original.question, language: 'english' });
  expect(questionIn(translated, 'pashto')).toMatchObject({
    question: html,
    option1: '',
    option2: '<p>لرګی</p>',
  });
  expect(questionIn(translated, 'urdu')).toEqual(viewOf(inUrdu));
  expect(outdatedFields(translated, 'pashto')).toEqual([]);
  const anew = withTranslation(inUrdu, 'urdu', { question: '<p>دھات کون سی ہے؟</p>' });
  expect(viewOf(anew)).toMatchObject({ question: '<p>دھات کون سی ہے؟</p>', option1: '<p>لوہا</p>' });
  expect([translatedInto(addLanguage(original, 'urdu')), translatedInto(translated)]).toEqual([
    [],
    ['urdu', 'pashto'],
  ]);
});
