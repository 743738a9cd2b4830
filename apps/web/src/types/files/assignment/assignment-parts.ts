import { assignmentModel, type AssignmentDoc } from '@takhti/content-types/files';
import type { FilesParts } from '../family/files-parts.ts';
import { AssignmentFields } from './assignment-fields.tsx';
import { AssignmentView } from './assignment-view.tsx';

export const assignmentParts: FilesParts<AssignmentDoc> = {
  model: assignmentModel,
  descriptionHint: 'files:assignment.description_hint',
  Fields: AssignmentFields,
  View: AssignmentView,
};
