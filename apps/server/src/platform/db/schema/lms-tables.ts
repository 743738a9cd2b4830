import type { DeliveryKind, DeliveryStatus, LmsFault } from '@takhti/domain';
import type { Generated } from 'kysely';
import type { Json, Stamp, StampOrNull } from './column-types.ts';

/** Deliveries to other systems. */
export interface LmsDeliveriesTable {
  institution_id: number;
  delivery_id: string;
  kind: DeliveryKind;
  /** The attempt or the publication. */
  subject_id: string;
  order_key: string;
  content_id: string;
  title: string;
  learner: Generated<string>;
  payload: Json<object>;
  status: Generated<DeliveryStatus>;
  tries: Generated<number>;
  first_tried_on: StampOrNull;
  next_try_on: Stamp;
  claimed_until: StampOrNull;
  fault: LmsFault | null;
  fault_text: Generated<string>;
  created_on: Stamp;
  sent_on: StampOrNull;
  /** Which of several systems of a kind it is for. */
  system: Generated<string>;
}

/** Tokens of an LMS that were used, until they expire by themselves. */
export interface JwtUsesTable {
  institution_id: number;
  jti_hash: string;
  expires_on: Stamp;
}

/** Settings of institutions that differ from the default. */
export interface InstitutionSettings {
  /** The levels of its review; parsed where a session is known. */
  readonly review_levels?: unknown;
  readonly specs?: Readonly<Record<string, unknown>>;
  /** Whether visitors may read the library without a login (C-849). */
  readonly is_incognito_allowed?: boolean;
  /** How the institution's LMS signs its tokens; parsed where they are checked. */
  readonly jwt?: unknown;
  /** The other systems that the institution works with; parsed by `features/lms`. */
  readonly lms?: unknown;
  /** The secrets for calls: in a table of their own, so that settings can be read without them. */
  readonly lms_secrets?: unknown;
  /** With which service the institution generates; parsed by `features/ai`. */
  readonly ai?: unknown;
  /** Its key: kept apart as those of other systems. */
  readonly ai_secrets?: unknown;
}
