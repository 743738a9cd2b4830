import type { BotGrantsTable, BotTalksTable, BotTurnsTable } from './bot-tables.ts';
import type { AttemptsTable } from './attempts-table.ts';
import type { ContainersTable, EditLocksTable, QuestionsTable } from './container-tables.ts';
import type { DailyMailsTable, NotificationsTable, OutboxTable } from './notification-tables.ts';
import type {
  PeopleHistoryTable,
  RolesTable,
  SchoolsTable,
  UserRolesTable,
  UsersTable,
} from './people-tables.ts';
import type {
  LoginFailuresTable,
  LoginNamesTable,
  PasswordResetsTable,
  SessionsTable,
} from './session-tables.ts';
import type { SkillNamesTable, SkillsHistoryTable, SkillsTable } from './skills-tables.ts';
import type {
  CompetitionCertificatesTable,
  CompetitionClocksTable,
  CompetitionHoldsTable,
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
import type { JsonOrDefault, Stamp } from './column-types.ts';
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
import type { ShortLinksTable } from './short-links-table.ts';
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
  QuestionLooksTable,
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
  question_looks: QuestionLooksTable;
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
  competition_holds: CompetitionHoldsTable;
  competition_clocks: CompetitionClocksTable;
  competition_totals: CompetitionTotalsTable;
  competition_certificates: CompetitionCertificatesTable;
  live_rounds: LiveRoundsTable;
  short_links: ShortLinksTable;
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
