import type { Answer, PlayQuestion, Question, QuestionDoc, QuestionKind, ShownParts } from '@takhti/domain';
import { fibPlay } from './fib/play.ts';
import { mcqPlay } from './mcq/play.ts';
import type { AnyQuestionPlay, ShownOrder } from './play-kind.ts';
import type { PublishedQuestion } from './published.ts';

/** How every kind of questions is published, shown and scored: apart from the models, for players need nothing else. */
const questionPlays = {
  mcq: mcqPlay,
  fill_in_the_blank: fibPlay,
} as const satisfies Record<QuestionKind, AnyQuestionPlay>;

/** How a question is played, as it was published or as a learner's copy holds it. */
export function playOf({ content_type }: { readonly content_type: QuestionKind }): AnyQuestionPlay {
  return questionPlays[content_type];
}

const noParts: ShownParts = { isFIB: false, ListOptions: [], BlankOptions: [], IsMultiple: false };

/** A learner's copy of a question at its place from 0, with the key; without feedback, an article or a weight. */
export function playQuestionOf(question: PublishedQuestion, at: number, order: ShownOrder): PlayQuestion {
  return {
    QuestionId: question.content_id,
    Number: at + 1,
    content_type: question.content_type,
    SkillID: question.skill_id,
    QuestionText: question.question,
    ArticleId: null,
    ...noParts,
    ...playOf(question).shown(question, order),
    Order: question.order,
    subject: question.subject,
    weightage: 0,
  };
}

/** The same without anything that shows the answers. */
export function redactedParts(question: PlayQuestion): ShownParts {
  return { ...noParts, ...playOf(question).redacted(question) };
}

/** A learner's copy with every rich text of it changed. */
export function mapShownHtml(question: PlayQuestion, change: (html: string) => string): PlayQuestion {
  const { QuestionText, CorrectFeedback, IncorrectFeedback } = question;
  return {
    ...question,
    QuestionText: change(QuestionText),
    ...(CorrectFeedback !== undefined && { CorrectFeedback: change(CorrectFeedback) }),
    ...(IncorrectFeedback !== undefined && { IncorrectFeedback: change(IncorrectFeedback) }),
    ...playOf(question).mapShownHtml(question, change),
  };
}

/** The stored form of a sent answer: nothing that no kind of question allows. */
export function tidyAnswer(answer: Answer): Answer {
  return Object.values<AnyQuestionPlay>(questionPlays).reduce((tidy, play) => play.tidyAnswer(tidy), answer);
}

/** A stored question as it is published; with the texts of `doc` where these are not its own. */
export function publishedFromQuestion(question: Question, doc: QuestionDoc = question): PublishedQuestion {
  const base = {
    content_id: question.content_id,
    skill_id: question.skill_id,
    article_id: question.article_id,
    question: doc.question,
    feedback: doc.feedback,
    incorrect_feedback: doc.json_data.incorrect_feedback,
    subject: question.subject,
    metadata1: question.metadata1,
    metadata2: question.metadata2,
    order: question.question_order,
  };
  return questionPlays[question.content_type].published(base, doc);
}
