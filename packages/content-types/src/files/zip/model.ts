import { defineOneFileType } from '../shared/one-file-type.ts';

/** Zip packages (specification, section 3; C-019): learners take them along, nothing of them plays here (C-021). */
export const zipModel = defineOneFileType('zip', (files) => ({ kind: 'zip', files: [...files] }));
