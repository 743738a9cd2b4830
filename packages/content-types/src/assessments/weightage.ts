import type { AssessmentDoc } from '@takhti/domain';
import { spread } from './show-questions.ts';
import { withSkills } from './skills.ts';

/** The assessment in which every skill counts the same: whole percentages that add up to 100, the first ones taking the rest. */
export function shareWeightage(doc: AssessmentDoc): AssessmentDoc {
  const shares = spread(
    100,
    doc.skills.map(() => 100),
  );
  return withSkills(
    doc,
    doc.skills.map((skill, at) => ({ ...skill, weightage: shares[at] ?? 0 })),
  );
}

/** The assessment in which every question counts the same, whichever skill it is of. */
export function clearWeightage(doc: AssessmentDoc): AssessmentDoc {
  return withSkills(
    doc,
    doc.skills.map((skill) => ({ ...skill, weightage: 0 })),
  );
}
