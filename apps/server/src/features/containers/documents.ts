import { modelOf, type Facts, type SkillChange, type Start } from '@takhti/content-types';
import { Problem } from '@takhti/contract';
import { hasErrors, type ContentType, type Finding } from '@takhti/domain';
import { isTooDeep, storableJson } from '../../platform/storable-json.ts';
import type { ContainerCounts } from './writing.queries.ts';

type AnyModel = NonNullable<ReturnType<typeof modelOf>>;

/**
 * The model of a type of which content can be made.
 * @throws Problem container.type_not_available
 */
export function requireModel(content_type: ContentType): AnyModel {
  const model = modelOf(content_type);
  if (!model) throw new Problem('container.type_not_available');
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
  refuseOwnSave(content_type);
  return readDocument(content_type, json_data, 0);
}

/**
 * Leaves the documents of some types to their own calls, which look at more than the document.
 * @throws Problem container.invalid_document for such a type
 */
export function refuseOwnSave(content_type: ContentType): void {
  if (!modelOf(content_type)?.has_own_save) return;
  const values = { detail: 'content of this type is saved by its own call' };
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

/** What must be mended before a document can be submitted or approved: errors only. */
export function submitErrors(content_type: ContentType, stored: object, facts: Facts): Finding[] {
  const findings = modelOf(content_type)?.check(stored, 'submit', facts) ?? [];
  return findings.filter(({ severity }) => severity === 'error');
}

/** A stored document after a change of a skill that it may draw from. */
export function followSkill(content_type: ContentType, stored: object, change: SkillChange): object {
  return modelOf(content_type)?.followSkill(stored, change) ?? stored;
}

/** The counts that a document itself tells of (C-297); a bank's questions are counted where they are kept. */
export function countsOf(content_type: ContentType, doc: object): ContainerCounts {
  return modelOf(content_type)?.countsOf(doc) ?? {};
}

function parseJson(json_data: string): unknown {
  const tree = storableJson(jsonOf(json_data));
  if (tree !== undefined) return tree;
  const values = { detail: 'not JSON, or nested too deeply' };
  throw invalidDocument([{ path: [], severity: 'error', message: 'document.invalid', values }]);
}

function jsonOf(text: string): unknown {
  if (isTooDeep(text)) return undefined;
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
