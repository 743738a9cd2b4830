import { mapRichText } from '@takhti/content-types/question-kinds';
import { importFinding } from '@takhti/content-types/question-kinds/transfer';
import { Problem } from '@takhti/contract';
import type { FileWork } from '../../../http/route.ts';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { renameUploads } from '../../../platform/rich-text.ts';
import type { LoadedContainer } from '../../containers/index.ts';
import { storeFile } from '../../uploads/index.ts';
import { uploadsShown } from '../cleaner.ts';
import { lookupOf } from '../question-values.ts';
import type { ReadQuestion } from './import-job.ts';
import type { KeptPicture } from './keep-aside.ts';
import { refusal } from './read-import.ts';

/**
 * Stores the pictures of questions, and gives the questions with their addresses.
 * @throws Problem uploads.no_room; questions.import_refused, with the question, for one that cannot be read
 */
export async function storePictures(
  services: Services,
  work: FileWork['work'],
  session: Session,
  bank: LoadedContainer,
  {
    pictures,
    questions,
  }: { readonly pictures: readonly KeptPicture[]; readonly questions: readonly ReadQuestion[] },
): Promise<readonly ReadQuestion[]> {
  if (pictures.length === 0) return questions;
  const stored = new Map<string, string>();
  for (const picture of pictures) {
    try {
      stored.set(picture.id, (await storeFile(services, work, session, bank, picture)).upload_id);
    } catch (error) {
      if (!(error instanceof Problem) || error.problem === 'uploads.no_room') throw error;
      const shows = questions.filter(({ doc }) => uploadsShown([doc]).includes(picture.id));
      throw refusal(shows.map(({ place }) => importFinding('import.picture_broken', place)));
    }
  }
  return questions.map((question) => {
    if (!uploadsShown([question.doc]).some((id) => stored.has(id))) return question;
    const doc = mapRichText(question.doc, (html) => renameUploads(html, stored));
    return { ...question, doc, lookup: lookupOf(doc) };
  });
}
