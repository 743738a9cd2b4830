import { mapShownHtml } from '@takhti/content-types/question-kinds';
import type { Play } from '@takhti/domain';
import { signPictures } from '../../../features/media/index.ts';
import type { InstitutionFiles } from '../../../platform/storage/index.ts';

/**
 * A learner's copy as it goes out: the addresses of its pictures signed. Only rich text is signed, whose pictures were looked
 * at when it was stored; a title that reads like a file's address may name a file of another person.
 */
export function signedPlay(files: InstitutionFiles, play: Play): Play {
  return {
    ...play,
    articles: play.articles.map((article) => ({ ...article, Text: signPictures(files, article.Text) })),
    questions: play.questions.map((question) => mapShownHtml(question, (html) => signPictures(files, html))),
  };
}
