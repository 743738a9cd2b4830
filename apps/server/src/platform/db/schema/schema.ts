import type {
  ContentStatus,
  ContentType,
  Flag,
  Language,
  NotificationKind,
  PersonAction,
  PersonChange,
  McqDoc,
  QuestionDoc,
  QuestionKind,
  SkillHistoryEntry,
} from '@takhti/domain';
import type { ColumnType, Generated } from 'kysely';
import type { BotGrantsTable, BotTalksTable, BotTurnsTable } from './bot-tables.ts';
import type { KnownBy } from './known-by.ts';
import type {
  CompetitionCertificatesTable,
  CompetitionClocksTable,
  CompetitionPlayersTable,
  CompetitionPointsTable,
  CompetitionTotalsTable,
} from './competing-tables.ts';
import type { AiGrantsTable, AiPartsTable, AiProposalsTable, AiRunsTable } from './ai-tables.ts';
import type {
  CollectionItemsTable,
  CollectionsTable,
  SearchTextsTable,
  SearchWaitingTable,
  SearchWordsTable,
} from './search-tables.ts';
import type { PendingFilesTable, UploadsTable } from './uploads-table.ts';
import type { Json, JsonOrDefault, Stamp, StampOrNull } from './column-types.ts';
import type { InstitutionSettings, JwtUsesTable, LmsDeliveriesTable } from './lms-tables.ts';
import type {
  EntryTokensTable,
  LtiInvitationsTable,
  LtiKeysTable,
  LtiLaunchesTable,
  LtiLoginsTable,
  LtiPeopleTable,
  LtiPlatformsTable,
} from './lti-tables.ts';
import type { LiveAnswersTable, LivePlayersTable, LiveRoundsTable } from './live-round-tables.ts';
import type { DoubtedQuestionsTable, StatisticsTable } from './statistics-tables.ts';
import type {
  ContentReferencesTable,
  PublicationQuestionsTable,
  PublicationReferencesTable,
  PublicationsTable,
  RubricsTable,
} from './publication-tables.ts';
import type {
  ChangeRequestsTable,
  CommentReadsTable,
  CommentsTable,
  HistoryTable,
  LooksTable,
  RevisionsTable,
} from './review-tables.ts';

interface InstallationTable {
  name: string;
  value: string;
}

interface InstitutionsTable {
  institution_id: number;
  title: string;
  settings: JsonOrDefault<InstitutionSettings>;
  created_on: Stamp;
}

interface SchoolsTable {
  institution_id: number;
  school_id: string;
  title: string;
}

interface RolesTable {
  institution_id: number;
  role: string;
  title: string;
  level: number | null;
  is_hide: Generated<Flag>;
  is_skill_edit: Generated<Flag>;
  is_skill_edit_gui: Generated<Flag>;
  is_export_stats: Generated<Flag>;
}

interface UsersTable {
  institution_id: number;
  user_id: string;
  username: string;
  email: string;
  full_name: string;
  password_hash: string;
  school_id: string | null;
  active_role: string;
  grades_access: Generated<string>;
  subjects_access: Generated<string>;
  is_users_management: Generated<Flag>;
  is_view_cds: Generated<Flag>;
  is_deletion: Generated<Flag>;
  is_disabled: Generated<Flag>;
  user_data: JsonOrDefault<Record<string, unknown>>;
  created_on: Stamp;
  version: Generated<number>;
  last_seen_on: StampOrNull;
  is_visitor: Generated<Flag>;
  unconfirmed_email: string | null;
}

interface UserRolesTable {
  institution_id: number;
  user_id: string;
  role: string;
  role_order: Generated<number>;
}

interface SessionsTable {
  session_hash: string;
  refresh_hash: string;
  previous_refresh_hash: string | null;
  session_key: string;
  institution_id: number;
  user_id: string;
  active_role: string;
  created_on: Stamp;
  refreshed_on: Stamp;
  expires_on: Stamp;
  refresh_expires_on: Stamp;
  access_user_id: string | null;
  is_user_access: Generated<Flag>;
  device: Generated<string>;
  is_jwt_login: Generated<Flag>;
  family_hash: string | null;
  rotation_salt: string | null;
}

interface LoginNamesTable {
  name: string;
  institution_id: number;
  user_id: string;
}

interface PasswordResetsTable {
  institution_id: number;
  user_id: string;
  code_hash: string;
  email: string;
  created_on: Stamp;
  expires_on: Stamp;
}

interface LoginFailuresTable {
  subject: string;
  failures: number;
  first_failed_on: Stamp;
  last_failed_on: Stamp;
}

interface PeopleHistoryTable {
  institution_id: number;
  history_id: string;
  user_id: string;
  by_user_id: string;
  by_role: string;
  action: PersonAction;
  changes: JsonOrDefault<PersonChange[]>;
  created_on: Stamp;
}

interface SkillsTable {
  institution_id: number;
  skill_id: string;
  lms_skill_id: string | null;
  skill: string;
  category: string;
  subcategory: Generated<string>;
  secondary_skill: Generated<string>;
  skill_order: Generated<number>;
  skill_code: Generated<string>;
  mastery_topic: Generated<string>;
  grade: string;
  grades: ColumnType<string[], never, never>;
  subject: string;
  is_standalone: Generated<Flag>;
  created_on: Stamp;
  version: Generated<number>;
  is_deleted: Generated<Flag>;
  merged_into_skill_id: string | null;
}

/** Kept by the triggers of skills. */
interface SkillNamesTable {
  institution_id: number;
  grade: string;
  name_hash: string;
  skill_id: string;
}

interface SkillsHistoryTable {
  institution_id: number;
  history_id: string;
  skill_id: string;
  user_id: string;
  role_title: string;
  action: SkillHistoryEntry['action'];
  changes: JsonOrDefault<SkillHistoryEntry['changes']>;
  is_unseen: Generated<Flag>;
  happened_on: Stamp;
}

interface ContainersTable {
  institution_id: number;
  container_id: string;
  users_content_id: string;
  content_id: string;
  content_type: ContentType;
  content_status: ContentStatus;
  title: string;
  language: Language;
  skill_id: string;
  no_of_skills: Generated<number>;
  grade: string;
  subject: string;
  total_questions: Generated<number>;
  total_skills: Generated<number>;
  review_level: Generated<number>;
  waiting_level: number | null;
  last_activity: Stamp;
  is_duplicate: Generated<Flag>;
  copied_from_id: string | null;
  school_id: string | null;
  user_id: string;
  reviewer_user_id: string | null;
  is_published: Generated<Flag>;
  is_deleted: Generated<Flag>;
  is_global: Generated<Flag>;
  is_read_only: Generated<Flag>;
  is_closed: Generated<Flag>;
  version: Generated<number>;
  json_data: Json<object>;
  created_on: Stamp;
  /** Under which id the LMS knows it; empty when it does not. */
  lms_content_id: Generated<string>;
  is_lms_module: Generated<Flag>;
}

type OptionColumn = `option${1 | 2 | 3 | 4}` | `correct${1 | 2 | 3 | 4}`;
type OptionColumns = { [Column in OptionColumn]: Generated<McqDoc[Column]> };

/** The columns of options are those of multiple-choice questions; what other kinds have of their own lies in `json_data`. */
interface QuestionsTable extends Omit<McqDoc, OptionColumn | 'content_type' | 'json_data'>, OptionColumns {
  institution_id: number;
  content_id: string;
  container_id: string;
  article_id: string | null;
  skill_id: string;
  is_language_reviewed: Generated<Flag>;
  is_accepted: Generated<Flag>;
  creator_institution_id: number;
  modified_by_user_id: string;
  modified_on: Stamp;
  json_data: Json<QuestionDoc['json_data']>;
  content_type: Generated<QuestionKind>;
  search_text: string;
  fingerprint: string;
  question_order: number;
  version: Generated<number>;
  created_on: Stamp;
}

interface OutboxTable {
  institution_id: number;
  outbox_id: string;
  topic: string;
  payload: Json<Record<string, unknown>>;
  created_on: Stamp;
  delivered_on: StampOrNull;
}

interface NotificationsTable {
  institution_id: number;
  notification_id: string;
  user_id: string;
  kind: NotificationKind;
  container_id: string;
  title: string;
  level: number | null;
  by_user_id: string;
  created_on: Stamp;
  read_on: StampOrNull;
}

interface DailyMailsTable {
  institution_id: number;
  user_id: string;
  mailed_on: Stamp;
}

interface AttemptsTable {
  institution_id: number;
  attempt_id: string;
  token_hash: string;
  content_id: string;
  publication_id: string;
  user_id: string;
  known_by: Generated<KnownBy>;
  seed: string;
  question_ids: Json<string[]>;
  /** A document of the kind that is played. */
  state: Json<object>;
  result: ColumnType<object | null, string | null | undefined, string | null>;
  started_on: Stamp;
  saved_on: Stamp;
  finished_on: StampOrNull;
  launched_on: Stamp;
  /** From where a platform opened it last. */
  lti_launch_id: Generated<string | null>;
}

interface EditLocksTable {
  institution_id: number;
  container_id: string;
  user_id: string;
  session_key: string;
  taken_on: Stamp;
  seen_on: Stamp;
}

/** Every table, as queries see it. `schema.http.test.ts` compares it with the live columns. */
export interface Database {
  installation: InstallationTable;
  institutions: InstitutionsTable;
  schools: SchoolsTable;
  roles: RolesTable;
  users: UsersTable;
  user_roles: UserRolesTable;
  sessions: SessionsTable;
  login_names: LoginNamesTable;
  login_failures: LoginFailuresTable;
  password_resets: PasswordResetsTable;
  jwt_uses: JwtUsesTable;
  lms_deliveries: LmsDeliveriesTable;
  lti_platforms: LtiPlatformsTable;
  lti_keys: LtiKeysTable;
  lti_invitations: LtiInvitationsTable;
  lti_logins: LtiLoginsTable;
  lti_people: LtiPeopleTable;
  lti_launches: LtiLaunchesTable;
  entry_tokens: EntryTokensTable;
  people_history: PeopleHistoryTable;
  skills: SkillsTable;
  skill_names: SkillNamesTable;
  skills_history: SkillsHistoryTable;
  containers: ContainersTable;
  questions: QuestionsTable;
  comments: CommentsTable;
  comment_reads: CommentReadsTable;
  looks: LooksTable;
  change_requests: ChangeRequestsTable;
  history: HistoryTable;
  revisions: RevisionsTable;
  outbox: OutboxTable;
  notifications: NotificationsTable;
  daily_mails: DailyMailsTable;
  publications: PublicationsTable;
  rubrics: RubricsTable;
  content_references: ContentReferencesTable;
  publication_references: PublicationReferencesTable;
  publication_questions: PublicationQuestionsTable;
  attempts: AttemptsTable;
  competition_players: CompetitionPlayersTable;
  competition_points: CompetitionPointsTable;
  competition_clocks: CompetitionClocksTable;
  competition_totals: CompetitionTotalsTable;
  competition_certificates: CompetitionCertificatesTable;
  live_rounds: LiveRoundsTable;
  live_players: LivePlayersTable;
  live_answers: LiveAnswersTable;
  statistics: StatisticsTable;
  doubted_questions: DoubtedQuestionsTable;
  uploads: UploadsTable;
  pending_files: PendingFilesTable;
  edit_locks: EditLocksTable;
  ai_grants: AiGrantsTable;
  ai_runs: AiRunsTable;
  ai_proposals: AiProposalsTable;
  ai_parts: AiPartsTable;
  bot_grants: BotGrantsTable;
  bot_talks: BotTalksTable;
  bot_turns: BotTurnsTable;
  collections: CollectionsTable;
  collection_items: CollectionItemsTable;
  search_texts: SearchTextsTable;
  search_words: SearchWordsTable;
  search_waiting: SearchWaitingTable;
}
