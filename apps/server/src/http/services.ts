import type { DriveKeys } from '@takhti/contract';
import type { AiService, StorageSettings } from '../config.ts';
import type { Background } from '../platform/background.ts';
import type { ConditionWatch } from '../platform/condition/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { Mail } from '../platform/mail/index.ts';
import type { Outgoing } from '../platform/outgoing/index.ts';
import type { Metrics } from '../platform/metrics/index.ts';
import type { FileSigner } from '../platform/storage/file-signer.ts';
import type { BuiltFiles } from '../platform/built/built-files.ts';
import type { ShortMemory } from '../platform/memory/short-memory.ts';
import type { HalfFiles } from '../platform/temporary/half-files.ts';
import type { TemporaryFiles } from '../platform/temporary/temporary-files.ts';
import type { Workroom } from '../platform/work/index.ts';
import type { WindowCounter } from '../platform/memory/window-counter.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Vault } from '../platform/vault/index.ts';

/** What the person who runs the product has settled for its features. */
export interface ProductSettings {
  /** Where people reach the studio, without a slash at the end: what links in mails begin with. */
  readonly public_url: string;
  /** The institution of those who sign up by themselves; 0 for none. */
  readonly sign_up_institution: number;
  /** Whether who signs up confirms their address first: where mail can be sent. */
  readonly confirms_sign_ups: boolean;
  /** Whether institutions may let people look around without a login. */
  readonly has_visitors: boolean;
  /** Institutions that cannot be reached: what was there for trying out, in production. */
  readonly closed_institutions: ReadonlySet<number>;
  readonly storage: StorageSettings;
  /** With what files are picked from Google Drive; null where none are. */
  readonly drive: DriveKeys | null;
  /** Attempts that one address may begin in a quarter of an hour; 0 for no limit. */
  readonly launches_per_address: number;
  /** Learners that one address may bring into a live round; 0 for no limit. */
  readonly competition_joins_per_address: number;
  readonly live_joins_per_address: number;
}

/** A service that generates, as the operator of the server has set it up. */
export interface ServerAi extends AiService {
  readonly outgoing: Outgoing;
}

/** What features get from below, made once in the composition root. */
export interface Services {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: Storage;
  /** Signs the addresses of private files, so that an `<img>` can load them without a session header. */
  readonly files: FileSigner;
  /** Encrypts what the database keeps of secrets. */
  readonly vault: Vault;
  readonly mail: Mail;
  /** The way to other systems, of which no call leads to this machine and its network. */
  readonly outgoing: Outgoing;
  /** The service that the operator has set up for generating, and the way to it, which may be on this machine; null for none. */
  readonly ai: ServerAi | null;
  /** Where files are while they come, are made and go. */
  readonly temporary: TemporaryFiles;
  /** Where files are that come piece by piece, until they are whole. */
  readonly halves: HalfFiles;
  /** Where files are read and made, in processes of their own and in a fair order. */
  readonly workroom: Workroom;
  /** For what an answer does not wait for. */
  readonly background: Background;
  /** What the server depends on: its disk, its database, its clock. */
  readonly condition: ConditionWatch;
  /** Figures for who watches over the server; features add theirs. */
  readonly metrics: Metrics;
  readonly settings: ProductSettings;
  /** Counts recent launches, by address and by the claimed name. */
  readonly launches: WindowCounter;
  /** How many learners of a large leaderboard have how many points, as of a moment ago. */
  readonly board_counts: ShortMemory<ReadonlyMap<number, number>>;
  /** The built player that needs no server: what is carried away is made of it. */
  readonly offline_player: BuiltFiles;
  /** The player inside packages for other systems. */
  readonly packaged_player: BuiltFiles;
}
