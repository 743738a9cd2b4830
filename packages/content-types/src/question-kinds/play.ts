import type { PlayQuestion, Question, QuestionKind } from '@takhti/domain';
import { fibPlay } from './fib/play.ts';
import { mcqPlay } from './mcq/play.ts';
import type { AnyQuestionPlay } from './play-kind.ts';
import type { PublishedQuestion } from './published.ts';

/** How every kind of questions is published, shown and scored: apart from the models, for players need nothing else. */
const questionPlays = {
  mcq: mcqPlay,
  fill_in_the_blank: fibPlay,
} as const satisfies Record<QuestionKind, AnyQuestionPlay>;

/** How a question that was published is played. */
export function playOfPublished({
  content_type = 'mcq',
}: Pick<PublishedQuestion, 'content_type'>): AnyQuestionPlay {
  return questionPlays[content_type];
}

/** How a question of a learner's copy is played. */
export function playOfShown({ isFIB }: Pick<PlayQuestion, 'isFIB'>): AnyQuestionPlay {
  return questionPlays[isFIB ? 'fill_in_the_blank' : 'mcq'];
}

/** A stored question as it is published. */
export function publishedFromQuestion(question: Question): PublishedQuestion {
  const base = {
    content_id: question.content_id,
    skill_id: question.skill_id,
    article_id: question.article_id,
    question: question.question,
    feedback: question.feedback,
    incorrect_feedback: question.json_data.incorrect_feedback,
    subject: question.subject,
    metadata1: question.metadata1,
    metadata2: question.metadata2,
    order: question.question_order,
  };
  return questionPlays[question.content_type].published(base, question);
}
