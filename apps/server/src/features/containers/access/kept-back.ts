import { modelOf } from '@takhti/content-types';
import {
  differingFields,
  isAdmin,
  kindOfRole,
  type Anchor,
  type Revision,
  type Snapshot,
} from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { LoadedContainer } from '../containers.queries.ts';

type Item = Pick<LoadedContainer, 'content_type' | 'user_id' | 'keeper_user_id'>;
type Document = Item & Pick<LoadedContainer, 'json_data'>;

/**
 * A container for an answer to a person: what its type keeps back is empty but for the person who wrote it, reviewers and administrators.
 * Nothing that is stored may be made of it.
 */
export function asKnownTo<Container extends Document>(session: Session, container: Container): Container {
  const fields = keptBackFrom(session, container);
  return fields.length === 0 ? container : { ...container, json_data: without(fields, container.json_data) };
}

/** Likewise what was changed of a container. */
export function revisionsKnownTo(session: Session, item: Item, revisions: readonly Revision[]): Revision[] {
  const fields = keptBackFrom(session, item);
  const known = (snapshot: Snapshot | null): Snapshot | null => {
    const doc = snapshot?.['json_data'];
    return isTree(doc) ? { ...snapshot, json_data: without(fields, doc) } : snapshot;
  };
  return revisions.map(({ before, after, ...revision }) => {
    const seen = { before: known(before), after: known(after) };
    if (fields.length === 0 || !seen.before || !seen.after) return { ...revision, ...seen };
    // A difference only in hidden fields is shown as no difference.
    return { ...revision, ...differingFields(seen.before, seen.after) };
  });
}

/** Likewise the values of one field of it, by its dotted path. */
export function valuesKnownTo<Values extends object>(
  session: Session,
  item: Item,
  field: string,
  values: Values,
): Values {
  if (!keptBackFrom(session, item).some((each) => isIn(field, `json_data.${each}`))) return values;
  return { ...values, ...Object.fromEntries(Object.keys(values).map((name) => [name, ''])) };
}

/** Likewise what a comment speaks of: the place, without its words. */
export function anchorKnownTo(session: Session, item: Item, anchor: Anchor | null): Anchor | null {
  if (anchor === null || anchor.content_id !== null) return anchor;
  return keptBackFrom(session, item).includes(String(anchor.path[0])) ? { ...anchor, quote: '' } : anchor;
}

/** The fields that are filled in and that a person may not read, where there are any. */
export function fieldsKeptBack(session: Session, container: Document): { kept_back?: string[] } {
  const stored: Snapshot = { ...container.json_data };
  const kept_back = keptBackFrom(session, container).filter((field) => (stored[field] ?? '') !== '');
  return kept_back.length === 0 ? {} : { kept_back };
}

/** A document that a person sent, with what they could not read as it was stored where they left it empty. */
export function withKeptBack(session: Session, container: Document, sent: object): object {
  const stored: Snapshot = { ...container.json_data };
  const doc: Record<string, unknown> = { ...sent };
  for (const field of keptBackFrom(session, container)) if (doc[field] === '') doc[field] = stored[field];
  return doc;
}

/** Whether a person wrote over a hidden field. The answer does not depend on what was there; otherwise saving would let them guess it. */
export function fillsKeptBack(session: Session, container: Item, sent: object): boolean {
  const fields: Snapshot = { ...sent };
  return keptBackFrom(session, container).some((field) => (fields[field] ?? '') !== '');
}

/** The owner of the hidden fields of a draft made from other content: its new author must not learn them. */
export function keeperOf({ keeper_user_id, user_id }: Item): string {
  return keeper_user_id ?? user_id;
}

function keptBackFrom({ user_id, active_role }: Session, item: Item): readonly string[] {
  const isOfWork =
    keeperOf(item) === user_id || kindOfRole(active_role) === 'reviewer' || isAdmin(active_role);
  return isOfWork ? [] : (modelOf(item.content_type)?.kept_back ?? []);
}

function without(fields: readonly string[], doc: object): object {
  const known: Record<string, unknown> = { ...doc };
  for (const field of fields) if (field in known) known[field] = '';
  return known;
}

function isIn(field: string, outer: string): boolean {
  return field === outer || field.startsWith(`${outer}.`) || outer.startsWith(`${field}.`);
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
