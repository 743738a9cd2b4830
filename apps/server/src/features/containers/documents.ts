import { modelOf, type Start } from '@takhti/content-types';
import { gameModelOf } from '@takhti/content-types/rounds';
import { assessmentModel, replaceSkill, type SkillSource } from '@takhti/content-types/assessments';
import { Problem } from '@takhti/contract';
import { AssessmentDoc, contentTypes, hasErrors, type ContentType, type Finding } from '@takhti/domain';
import { storableJson } from '../../platform/storable-json.ts';
import type { ContainerCounts } from './writing.queries.ts';

type AnyModel = NonNullable<ReturnType<typeof modelOf>>;

/**
 * The model of a type of which content can be made.
 * @throws Problem container.type_not_available
 */
export function requireModel(content_type: ContentType): AnyModel {
  const model = modelOf(content_type);
  if (!model?.available || !contentTypes[content_type].available)
    throw new Problem('container.type_not_available');
  return model;
}

/** A stored document in the newest version of its type; one that cannot be read stays as it is, for the screen to say so. */
export function upgradeDocument(content_type: ContentType, stored: object): object {
  const reading = modelOf(content_type)?.read(stored);
  return reading?.ok ? requireTree(reading.doc) : stored;
}

/**
 * The document of a new content object: the one that was sent, or the type's defaults.
 * @throws Problem container.type_not_available, container.invalid_document with `fields`
 */
export function startDocument(content_type: ContentType, json_data: string, start: Start): object {
  const model = requireModel(content_type);
  if (json_data === '') return requireTree(model.defaults(start));
  refuseAssessment(content_type);
  return readDocument(content_type, json_data, 0);
}

/**
 * Leaves the documents of assessments to their own call, which knows what their skills really hold.
 * @throws Problem container.invalid_document for an assessment
 */
export function refuseAssessment(content_type: ContentType): void {
  if (content_type !== 'assessment') return;
  const values = { detail: 'an assessment is saved by its own call' };
  throw invalidDocument([{ path: [], severity: 'error', message: 'document.invalid', values }]);
}

/**
 * A document that somebody sent to be kept: parsed by its type's schema, and without errors that forbid keeping it.
 * @param json_data the document as JSON
 * @throws Problem container.type_not_available, container.invalid_document with `fields`: the findings
 */
export function readDocument(content_type: ContentType, json_data: string, total_questions: number): object {
  const model = requireModel(content_type);
  const tree = parseJson(json_data);
  const findings = model.check(tree, 'save', { total_questions });
  if (hasErrors(findings)) throw invalidDocument(findings.filter(({ severity }) => severity === 'error'));
  return requireTree(model.open(tree));
}

/**
 * What must be mended before a document can be submitted or approved: errors only.
 * @param total_questions how many questions the container holds
 */
export function submitErrors(content_type: ContentType, stored: object, total_questions: number): Finding[] {
  const findings = modelOf(content_type)?.check(stored, 'submit', { total_questions }) ?? [];
  return findings.filter(({ severity }) => severity === 'error');
}

/** A stored document after its container moved to another skill: an assessment draws from the new one in place of the old. */
export function documentOnSkill(
  content_type: ContentType,
  stored: object,
  from_skill_id: string,
  to: SkillSource,
): object {
  if (content_type !== 'assessment') return stored;
  return replaceSkill(assessmentModel.open(stored), from_skill_id, to);
}

/** The counts that a document itself tells of (C-297); a bank's questions are counted where they are kept. */
export function countsOf(content_type: ContentType, doc: object): ContainerCounts {
  if (gameModelOf(content_type)) return { total_questions: roundsIn(doc) };
  if (content_type !== 'assessment') return {};
  const { skills, total_questions } = AssessmentDoc.parse(doc);
  return { total_questions, total_skills: skills.length };
}

// Every round of a game asks something.
function roundsIn(doc: object): number {
  return 'questionData' in doc && Array.isArray(doc.questionData) ? doc.questionData.length : 0;
}

function parseJson(json_data: string): unknown {
  const tree = storableJson(jsonOf(json_data));
  if (tree !== undefined) return tree;
  const values = { detail: 'not JSON, or nested too deeply' };
  throw invalidDocument([{ path: [], severity: 'error', message: 'document.invalid', values }]);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function invalidDocument(fields: readonly Finding[]): Problem {
  return new Problem('container.invalid_document', { fields });
}

function requireTree(doc: unknown): object {
  if (typeof doc !== 'object' || doc === null) throw new Error('a document is a JSON tree');
  return doc;
}
