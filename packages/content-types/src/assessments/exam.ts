import {
  examYears,
  limits,
  type AssessmentDoc,
  type AssessmentMetadata,
  type ExamFields,
  type Finding,
  type TestType,
} from '@takhti/domain';
import { noExam } from './empty.ts';
import { error } from '../messages.ts';
import { withSkills } from './skills.ts';

/** The findings of an exam's facts that block saving (C-733, C-734). */
export function examFindings({ assessment_type, year, province }: ExamFields): Finding[] {
  if (assessment_type === 0) return [];
  const hasYear = year !== null && examYears.includes(year);
  return [
    ...(hasYear ? [] : [error(['year'], 'assessment.year_required')]),
    ...(province === null ? [error(['province'], 'assessment.province_required')] : []),
  ];
}

/** The assessment as a test of another type: a test of its own is like no exam, an exam has a limit of time (C-736). */
export function chooseTestType(doc: AssessmentDoc, assessment_type: TestType): AssessmentDoc {
  const { question_format, option_format } = doc;
  if (assessment_type === 0) return { ...doc, ...noExam, question_format, option_format };
  return { ...doc, assessment_type, timer: doc.timer === 0 ? limits.timer.default_seconds : doc.timer };
}

/**
 * The assessment as another exam; of another year or province it has other questions, so that its skills are chosen again
 * (C-533). The first year and province only name the exam that the skills were chosen for.
 */
export function changeExam(
  doc: AssessmentDoc,
  change: Partial<Pick<ExamFields, 'year' | 'province'>>,
): AssessmentDoc {
  const next = { ...doc, ...change };
  if (next.year === doc.year && next.province === doc.province) return doc;
  const isAnother =
    (doc.year !== null && next.year !== doc.year) ||
    (doc.province !== null && next.province !== doc.province);
  if (!isAnother) return next;
  return withSkills({ ...next, is_show_questions_changed: 0 }, []);
}

/** The facts about an assessment for other programs, beside its document. */
export function metadataOf(doc: AssessmentDoc): AssessmentMetadata {
  const { assessment_type, year, province, round, shift: type } = doc;
  const { question_format, option_format, timer, show_questions } = doc;
  return {
    assessment_type,
    year,
    province,
    round,
    type,
    question_format,
    option_format,
    timer,
    show_questions,
  };
}

/** The document with what another program sent beside it. */
export function withMetadata(
  doc: AssessmentDoc,
  sent: { readonly [Key in keyof AssessmentMetadata]?: AssessmentMetadata[Key] | undefined },
): AssessmentDoc {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  return {
    ...doc,
    ...Object.fromEntries(given.map(([key, value]) => [key === 'type' ? 'shift' : key, value])),
  };
}
