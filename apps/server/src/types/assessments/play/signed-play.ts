import type { Play, PlayQuestion } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';

type Signer = Pick<Services['files'], 'signAll'>;

/**
 * A learner's copy as it goes out: the addresses of its pictures signed. Only rich text is signed, whose pictures were looked
 * at when it was stored; a title that reads like a file's address may name a file of another person.
 */
export function signedPlay(files: Signer, play: Play): Play {
  return {
    ...play,
    articles: play.articles.map((article) => ({ ...article, Text: files.signAll(article.Text) })),
    questions: play.questions.map((question) => signedQuestion(files, question)),
  };
}

function signedQuestion({ signAll }: Signer, question: PlayQuestion): PlayQuestion {
  const { CorrectFeedback, IncorrectFeedback } = question;
  return {
    ...question,
    QuestionText: signAll(question.QuestionText),
    ...(CorrectFeedback !== undefined && { CorrectFeedback: signAll(CorrectFeedback) }),
    ...(IncorrectFeedback !== undefined && { IncorrectFeedback: signAll(IncorrectFeedback) }),
    ListOptions: question.ListOptions.map((option) => ({
      ...option,
      OptionText: signAll(option.OptionText),
    })),
  };
}
