import { competitionModel, type CompetitionDoc } from '@takhti/content-types/files';
import type { FilesFacet } from '../family/files-facet.ts';
import { CompetitionFields } from './competition-fields.tsx';
import { CompetitionView } from './view/competition-view.tsx';

export const competitionFacet: FilesFacet<CompetitionDoc> = {
  model: competitionModel,
  Fields: CompetitionFields,
  View: CompetitionView,
  showsFindingsAtOnce: true,
};
