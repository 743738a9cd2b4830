import { modelOf, type SkillChange, type Start } from '@takhti/content-types';
import { Problem } from '@takhti/contract';
import { hasErrors, isError, type ContentType, type Finding } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { parseForeign } from '../../platform/json/storable-json.ts';
import { withOwnMedia } from '../media/index.ts';
import type { LoadedContainer } from './containers.queries.ts';
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

/** As `upgradeDocument`, for a whole container; one in the newest version is left as it is, unread. */
export function inNewestVersion<
  Row extends { readonly content_type: ContentType; readonly json_data: object },
>(row: Row): Row {
  const stored: unknown = Reflect.get(row.json_data, 'schema_version');
  if (stored === modelOf(row.content_type)?.schema_version) return row;
  return { ...row, json_data: upgradeDocument(row.content_type, row.json_data) };
}

/**
 * What a type makes of a sent document: the `documentToKeep` of its row. Callers give it, as rows are above
 * containers (ADR 0018).
 */
export type KeepByType = (
  content_type: ContentType,
) => (tx: Tx, session: Session, sent: object, of: DocumentOwner) => Promise<object>;

/** The owner of a document; none yet for a new container. */
export type DocumentOwner = Partial<Pick<LoadedContainer, 'container_id' | 'content_id'>>;

/** The document of a new container, as its type begins. */
export function startDocument(content_type: ContentType, start: Start): object {
  return requireTree(requireModel(content_type).defaults(start));
}

/**
 * A sent document, as it is kept: parsed by its type's schema, made fit by its type, without errors that forbid
 * keeping it, and with files of its institution alone.
 * @param json_data the document as JSON
 * @throws Problem container.type_not_available, container.invalid_document with `fields`: the findings
 */
export async function documentToKeep(
  tx: Tx,
  session: Session,
  container: Pick<LoadedContainer, 'institution_id' | 'content_type' | 'total_questions'> & DocumentOwner,
  json_data: string,
  keepByType: KeepByType,
): Promise<object> {
  const { institution_id, content_type, total_questions } = container;
  const model = requireModel(content_type);
  const tree = parseJson(json_data);
  const sent = model.read(tree);
  const doc = sent.ok ? await keepByType(content_type)(tx, session, requireTree(sent.doc), container) : tree;
  const findings = model.check(doc, 'save', { total_questions });
  if (hasErrors(findings)) throw invalidDocument(findings.filter(isError));
  return withOwnMedia(tx, institution_id, content_type, requireTree(doc));
}

/** A stored document after a change of a skill that it may draw from. */
export function followSkill(content_type: ContentType, stored: object, change: SkillChange): object {
  return modelOf(content_type)?.followSkill(stored, change) ?? stored;
}

/** Counts that follow from the document alone (C-297); questions of a bank are counted where they are stored. */
export function countsOf(content_type: ContentType, doc: object): ContainerCounts {
  return requireModel(content_type).countsOf(doc);
}

function parseJson(json_data: string): unknown {
  const tree = parseForeign(json_data);
  if (tree !== undefined) return tree;
  const values = { detail: 'not JSON, nested too deeply, or of too many parts' };
  throw invalidDocument([{ path: [], severity: 'error', message: 'document.invalid', values }]);
}

function invalidDocument(fields: readonly Finding[]): Problem {
  return new Problem('container.invalid_document', { fields });
}

function requireTree(doc: unknown): object {
  if (typeof doc !== 'object' || doc === null) throw new Error('a document is a JSON tree');
  return doc;
}
