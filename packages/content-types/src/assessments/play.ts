import type { AnswerKeyEntry, Article, AssessmentDoc, Play, PlayArticle, PlayQuestion } from '@takhti/domain';
import { playQuestionOf, redactedParts } from '../question-kinds/play.ts';
import type { PublishedQuestion } from '../question-kinds/published.ts';

/** The facts about the content in a launch. */
export type PlayHead = Pick<Play, 'AssessmentId' | 'title' | 'language' | 'grade' | 'subject'>;

/** The key, question by question. */
export type AnswerKey = readonly AnswerKeyEntry[];

/**
 * A learner's copy: the drawn questions in their order, options shuffled by the seed with `is_option_randomization` (C-560).
 * It holds the answer key and the feedback only when feedback is shown (C-342).
 * @param drawn the questions in the order of `drawQuestions`.
 */
export function toPlay(
  head: PlayHead,
  doc: AssessmentDoc & { readonly articles?: readonly Article[] | undefined },
  drawn: readonly PublishedQuestion[],
  seed: string,
): Play {
  const weightage = new Map(doc.skills.map((skill) => [skill.skill_id, skill.weightage]));
  const play: Play = {
    ...head,
    timer: doc.timer,
    is_feedback_hidden: doc.is_feedback_hidden,
    max_attempts: doc.max_attempts,
    question_format: doc.question_format,
    option_format: doc.option_format,
    articles: articlesOf(doc.articles ?? [], drawn),
    questions: drawn.map((question, at) => ({
      ...playQuestionOf(question, at, {
        seed: `${seed}/${question.content_id}`,
        isShuffled: doc.is_option_randomization === 1,
      }),
      CorrectFeedback: question.feedback,
      IncorrectFeedback: question.incorrect_feedback,
      ArticleId: question.article_id,
      weightage: weightage.get(question.skill_id) ?? 0,
    })),
  };
  return doc.is_feedback_hidden === 1 ? redact(play) : play;
}

// Those that something is asked about.
function articlesOf(articles: readonly Article[], drawn: readonly PublishedQuestion[]): PlayArticle[] {
  const asked = new Set(drawn.map(({ article_id }) => article_id));
  return articles
    .filter(({ article_id }) => asked.has(article_id))
    .map((article) => ({
      ArticleId: article.article_id,
      Title: article.article_title,
      Text: article.article_text,
      OfflineLink: article.extra_data.offline_link,
    }));
}

/** A learner's copy without anything that shows the answers. */
export function redact(play: Play): Play {
  return { ...play, questions: play.questions.map(redactQuestion) };
}

/** A copy without anything that shows the answers to some of its questions. */
export function redactQuestions(play: Play, question_ids: ReadonlySet<string>): Play {
  if (question_ids.size === 0) return play;
  return {
    ...play,
    questions: play.questions.map((question) =>
      question_ids.has(question.QuestionId) ? redactQuestion(question) : question,
    ),
  };
}

// Named one by one, so that a field added later is left out until it is decided that learners may see it.
function redactQuestion(question: PlayQuestion): PlayQuestion {
  const { QuestionId, Number, content_type, SkillID, QuestionText } = question;
  const { ArticleId, Order, subject, weightage } = question;
  const shown = redactedParts(question);
  const rest = { SkillID, QuestionText, ArticleId, ...shown, Order, subject, weightage };
  return { QuestionId, Number, content_type, ...rest };
}
