import { assessmentFindings, type SkillWeight } from '@takhti/content-types/assessments';
import type { AssessmentDoc, AssessmentSkill, Finding, Language, OpenedContainer } from '@takhti/domain';
import { original, type Draft } from 'immer';
import { withTitleFindings } from '@takhti/content-types/kit';

/** The edited fields of an assessment: its document, with the title and the language of its container. */
export interface AssessmentForm extends AssessmentDoc {
  title: string;
  language: Language;
}

/** An assessment as its editor opens it. */
export type OpenedAssessment = Omit<OpenedContainer, 'json_data'> & { readonly json_data: AssessmentDoc };

/** The form of an opened assessment. */
export function formOf({
  title,
  language,
  json_data,
}: Pick<OpenedAssessment, 'title' | 'language' | 'json_data'>): AssessmentForm {
  return { ...json_data, title, language };
}

/** The fields of a container that decide where it is listed. */
export type Listed = Pick<OpenedAssessment, 'skill_id' | 'is_minimal_skill' | 'json_data'>;

/** The request of the save call. */
export function requestOf(
  form: AssessmentForm,
  container: Listed,
): {
  title: string;
  language: Language;
  no_of_skills: number;
  current_skill_id: string | undefined;
  json_data: AssessmentDoc;
} {
  const { title, language, ...json_data } = form;
  return {
    title,
    language,
    json_data,
    no_of_skills: form.skills.length,
    current_skill_id: newListing(form, container),
  };
}

// Begun without a skill, an assessment is listed under the first one that its author adds; when the one it is listed under is
// taken out, under the first that is left. A skill that was chosen for the listing alone stays.
function newListing(
  form: AssessmentForm,
  { skill_id, is_minimal_skill, json_data }: Listed,
): string | undefined {
  const holds = (skill: AssessmentSkill): boolean => skill.skill_id === skill_id;
  const wasTakenOut = json_data.skills.some(holds) && !form.skills.some(holds);
  if (!wasTakenOut && !is_minimal_skill) return undefined;
  return form.skills.find((skill) => !holds(skill))?.skill_id;
}

/**
 * What is wrong with a form, by the rules that the server uses too.
 * @param pools what is published on its skills, as it was when the form was saved last
 */
export function formFindings(form: AssessmentForm, pools: readonly SkillWeight[] = []): Finding[] {
  return withTitleFindings(form, assessmentFindings(form, 'save', pools));
}

/**
 * Changes a form under edit by one of the model's functions. Only fields that really change are written, so that undo takes
 * back one step of the person and a conflict is about the fields they touched.
 */
export function changeDoc(
  draft: Draft<AssessmentForm>,
  change: (doc: AssessmentForm) => AssessmentDoc,
): void {
  const before = original(draft) as AssessmentForm;
  const after = change(before);
  const changed = Object.entries(after).filter(
    ([field, value]) => before[field as keyof AssessmentForm] !== value,
  );
  Object.assign(draft, Object.fromEntries(changed));
}
