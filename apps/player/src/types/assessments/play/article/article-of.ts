import type { PlayArticle } from '@takhti/domain';
import { currentQuestion, type Attempt } from '../../attempt/attempt.ts';

/** The text that the current question is about; null for a question without a text. */
export function articleOf(attempt: Attempt): PlayArticle | null {
  const { ArticleId } = currentQuestion(attempt);
  return attempt.play.articles.find((article) => article.ArticleId === ArticleId) ?? null;
}

/** Whether the current question is the first one about its text: there it is read, later it is looked up. */
export function isFirstOfArticle({ play, current }: Attempt): boolean {
  const id = play.questions[current]?.ArticleId ?? null;
  return play.questions.findIndex(({ ArticleId }) => ArticleId === id) === current;
}
