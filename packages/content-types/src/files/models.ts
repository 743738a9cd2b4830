import type { ContentType } from '@takhti/domain';
import type { AnyFilesModel } from './define-files-type.ts';
import { aiBotModel } from './ai-bot/model.ts';
import { competitionModel } from './competition/model.ts';
import { documentModel } from './document/model.ts';
import { eBookModel } from './e-book/model.ts';
import { otherGameModel } from './game/model.ts';
import { htmlZipModel } from './html-zip/model.ts';
import { assignmentModel } from './assignment/model.ts';
import { lessonPlanModel } from './lesson-plan/model.ts';
import { linkModel } from './link/model.ts';
import { videoModel } from './video/model.ts';
import { zipModel } from './zip/model.ts';

/** The models of the contents that are opened and not attempted. */
export const filesModels = {
  link: linkModel,
  lesson_plan: lessonPlanModel,
  video: videoModel,
  document: documentModel,
  e_book: eBookModel,
  zip: zipModel,
  html_zip: htmlZipModel,
  game: otherGameModel,
  assignment: assignmentModel,
  competition: competitionModel,
  ai_bot: aiBotModel,
} as const satisfies Partial<Record<ContentType, AnyFilesModel>>;
