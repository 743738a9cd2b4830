import { assignmentModel, type AssignmentDoc } from '@takhti/content-types/files';
import type { FilesFacet } from '../family/files-facet.ts';
import { AssignmentFields } from './assignment-fields.tsx';
import { AssignmentView } from './assignment-view.tsx';

export const assignmentFacet: FilesFacet<AssignmentDoc> = {
  model: assignmentModel,
  descriptionHint: 'files:assignment.description_hint',
  Fields: AssignmentFields,
  View: AssignmentView,
};
