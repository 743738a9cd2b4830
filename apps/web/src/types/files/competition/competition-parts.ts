import { competitionModel, type CompetitionDoc } from '@takhti/content-types/files';
import type { FilesParts } from '../family/files-parts.ts';
import { CompetitionFields } from './competition-fields.tsx';
import { CompetitionView } from './view/competition-view.tsx';

export const competitionParts: FilesParts<CompetitionDoc> = {
  model: competitionModel,
  Fields: CompetitionFields,
  View: CompetitionView,
  showsFindingsAtOnce: true,
};
