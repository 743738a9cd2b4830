import { expect, test } from 'vitest';
import { idOf, makePlay, makeQuestion } from '../../../../testing/make-play.ts';
import { emptyState, startAttempt, type Attempt } from '../../attempt/attempt.ts';
import { articleOf, isFirstOfArticle } from './article-of.ts';

const article = { ArticleId: idOf(700), Title: 'The well', Text: '<p>Deep.</p>', OfflineLink: '' };
const about = (n: number) => ({ ...makeQuestion(n), ArticleId: article.ArticleId });
const play = makePlay({ articles: [article], questions: [makeQuestion(1), about(2), about(3)] });
const at = (current: number): Attempt => ({ ...startAttempt(play, emptyState), current });

test('C-433 a question about a text comes with it, any other without', () => {
  expect([0, 1, 2].map((current) => articleOf(at(current)))).toEqual([null, article, article]);
});

test('the text is read at the first question about it, and looked up again at the others', () => {
  expect([1, 2].map((current) => isFirstOfArticle(at(current)))).toEqual([true, false]);
});
