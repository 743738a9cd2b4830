import type { ColumnType, JSONColumnType } from 'kysely';

/** A timestamptz: read as ISO 8601 in UTC (both drivers are set so), filled in by the database when left out. */
export type Stamp = ColumnType<string, Date | string | undefined, Date | string>;
export type StampOrNull = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
/** jsonb: read as the value, written as its JSON text on both engines. */
export type Json<Value extends object | null> = JSONColumnType<Value>;
/** jsonb that may be left out. */
export type JsonOrDefault<Value extends object> = ColumnType<Value, string | undefined, string>;

/** Who said who a learner is; empty where nobody did who can be believed. */
export type KnownBy = '' | 'lms' | 'session' | 'lti';
