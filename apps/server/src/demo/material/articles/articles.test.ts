import { articleModel } from '@takhti/content-types/banks/article';
import { kindOf } from '@takhti/content-types/question-kinds';
import { hasErrors, languages } from '@takhti/domain';
import { expect, test } from 'vitest';
import { articleDoc, blanksDoc, optionsDoc } from '../../questions.ts';
import { letters } from '../letters.ts';
import { skills } from '../skills.ts';
import { articles } from './index.ts';

test('there is a published text in every language, on a skill that exists', () => {
  expect(articles.map(({ language }) => language).toSorted()).toEqual(languages.toSorted());
  const codes = new Set(skills.map(({ skill_code }) => skill_code));
  expect(
    articles.filter(({ skill_code, status }) => !codes.has(skill_code) || status !== 'published'),
  ).toEqual([]);
});

test.each(articles.map((article) => [article.key, article] as const))(
  '%s can be submitted as it is, with questions of both kinds',
  (_key, article) => {
    const docs = [
      ...article.choices.map((question) => optionsDoc(article, question)),
      ...article.blanks.map((question) => blanksDoc(article, question)),
    ];
    expect(new Set(docs.map(({ content_type }) => content_type)).size).toBe(2);
    expect(docs.filter((doc) => hasErrors(kindOf(doc).findings(doc)))).toEqual([]);
    const facts = { total_questions: docs.length };
    expect(articleModel.check(articleDoc(article), 'submit', facts)).toEqual([]);
    const text = JSON.stringify(article);
    expect(text).toMatch(letters[article.language].some);
  },
);
