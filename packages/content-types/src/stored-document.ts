import { Problem } from '@takhti/contract';
import { isRecord, type Finding } from '@takhti/domain';
import type { z } from 'zod';

export interface Issue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export type Reading<Doc> =
  | { readonly ok: true; readonly doc: Doc; readonly is_upgraded: boolean }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** A kind of stored JSON with a version: the only door through which an unknown tree becomes a document. */
export interface StoredDocument<Doc> {
  readonly schema_version: number;
  /** Of the newest version. */
  readonly schema: z.ZodType<Doc>;
  /** Upgrades and parses a stored or sent tree; says what is wrong instead of throwing. */
  readonly read: (stored: unknown) => Reading<Doc>;
  /** As `read`; throws the problem `container.invalid_document` with the issues in its details. */
  readonly open: (stored: unknown) => Doc;
  /** As `read`, for what only the product itself writes: that it cannot be read is a fault and no problem of the person. */
  readonly openKept: (stored: unknown) => Doc;
  /** A document as it is kept: with the version of its shape. */
  readonly toKeep: (doc: Doc) => object;
}

/** A kind of stored JSON: its newest schema, and the upgrades from all older ones. */
export interface StoredDocumentInput<Doc extends object> {
  /** The schema of the newest version; its `schema_version` is that number. */
  readonly schema: z.ZodType<Doc>;
  readonly schema_version: number;
  /** For every older version `n`, what makes a tree of version `n + 1` of it. */
  readonly upgrades: Readonly<
    Record<number, (older: Readonly<Record<string, unknown>>) => Record<string, unknown>>
  >;
  /** The version of trees that carry none; only for kinds that were stored before they had versions. */
  readonly unversioned?: number;
}

/** Declares a kind of stored JSON; old trees go through the upgrades one by one before they are parsed. */
export function defineDocument<Doc extends object>(input: StoredDocumentInput<Doc>): StoredDocument<Doc> {
  const read = (stored: unknown): Reading<Doc> => {
    const first = isRecord(stored) ? (stored['schema_version'] ?? input.unversioned) : undefined;
    if (!isRecord(stored) || typeof first !== 'number') return refused('schema_version is missing');
    let tree: Readonly<Record<string, unknown>> = stored;
    for (let version = first; version < input.schema_version; version += 1) {
      const upgrade = input.upgrades[version];
      if (!upgrade) return refused(`schema_version ${version} was never in use`);
      tree = { ...upgrade(tree), schema_version: version + 1 };
    }
    const parsed = input.schema.safeParse(tree);
    if (parsed.success) return { ok: true, doc: parsed.data, is_upgraded: tree !== stored };
    return {
      ok: false,
      issues: parsed.error.issues.map(({ path, message }) => ({ path: path.map(segment), message })),
    };
  };
  const open = (stored: unknown): Doc => {
    const reading = read(stored);
    if (!reading.ok)
      throw new Problem('container.invalid_document', { fields: reading.issues.map(unreadable) });
    return reading.doc;
  };
  const openKept = (stored: unknown): Doc => {
    const reading = read(stored);
    if (reading.ok) return reading.doc;
    const wrong = reading.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`a stored document cannot be read: ${wrong.join('; ')}`);
  };
  const toKeep = (doc: Doc): object => ({ ...doc, schema_version: input.schema_version });
  return { schema_version: input.schema_version, schema: input.schema, read, open, openKept, toKeep };
}

function unreadable({ path, message }: Issue): Finding {
  return { path, severity: 'error', message: 'document.invalid', values: { detail: message } };
}

function refused(message: string): { ok: false; issues: Issue[] } {
  return { ok: false, issues: [{ path: ['schema_version'], message }] };
}

function segment(key: PropertyKey): string | number {
  return typeof key === 'symbol' ? String(key) : key;
}
