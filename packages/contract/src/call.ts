import type { Right } from '@takhti/domain';
import { z } from 'zod';
import type { ProblemName } from './problems/problems.ts';
import type { Topic } from './topics.ts';

/** Who may make a call: everyone, the holder of a refresh token, any logged-in person, or a role with a right. */
export type Can = 'public' | 'refresh' | 'session' | Right;

/** How a request is made: 2 high, 1 normal, 0 low; low shows neither spinner nor retry dialog (C-838, C-839). */
export const priorities = { high: 2, normal: 1, low: 0 } as const;
export type Priority = (typeof priorities)[keyof typeof priorities];

/** Files of a kind that an upload takes, known by the ending of their name. */
export interface AcceptedFile {
  readonly endings: readonly string[];
  /** A file of more bytes is refused before it is read. */
  readonly most_bytes: number;
  readonly too_large: ProblemName;
}

export interface Call<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  /** Below `/api/`. */
  readonly path: string;
  readonly summary: string;
  readonly can: Can;
  readonly request: Request;
  readonly reply: Reply;
  readonly problems: readonly ProblemName[];
  /** Of a call that reads: what its reply shows. Empty: what no call changes, or what must stay as it was asked for. */
  readonly shows: readonly Topic[];
  /** Of a call that writes: what is old after it. Empty: what no screen shows. */
  readonly changes: readonly Topic[];
  /** The query whose reply this call's own reply holds in its newest state: it is taken from there, not fetched again. */
  readonly renews: Call | null;
  readonly priority: Priority;
  /**
   * json: a JSON body and the envelope. upload: multipart with one `file` beside the fields of `request`.
   * progress: an upload whose answer is lines of JSON: progress reports, the envelope last. download: the file itself, or the envelope of a failure.
   */
  readonly kind: 'json' | 'upload' | 'progress' | 'download';
  /** Of kind json: it takes so long that it waits for its turn, as work on files does. */
  readonly is_heavy: boolean;
  /** Of uploads: the files that it takes; any other is refused before it is read. */
  readonly accepts: readonly AcceptedFile[];
  /** `user_id` names the person whom the call is about: the client adds no id of its own there, the server compares none. */
  readonly names_person: boolean;
  /** Of calls that need a session alone: may be made in user-access mode, where it changes nothing of the desk's owner. */
  readonly in_user_access: boolean;
  /** Of calls that need a session alone: may be made by visitors, who share one account, so that it changes nothing of it. */
  readonly for_visitors: boolean;
  /** May be made by an account whose address was not confirmed yet, which must see nothing of the institution. */
  readonly for_unconfirmed: boolean;
}

/** What the client adds to every request that needs a session (C-833); the server refuses others than the session's own. */
export const injected = {
  user_id: z.uuid().optional(),
  institution_id: z.int32().optional(),
  school_id: z.uuid().nullable().optional(),
} as const;

/** A call reads or writes: every one of them says which, and of what. */
type Effect =
  | { readonly shows: readonly Topic[]; readonly changes?: never; readonly renews?: never }
  | { readonly shows?: never; readonly changes: readonly Topic[]; readonly renews?: Call };

type CallInput<Request extends z.ZodType, Reply extends z.ZodType> = Pick<
  Call,
  'path' | 'summary' | 'can' | 'problems'
> & { readonly request: () => Request; readonly reply: () => Reply } & Effect &
  Partial<
    Pick<
      Call,
      | 'priority'
      | 'kind'
      | 'is_heavy'
      | 'accepts'
      | 'names_person'
      | 'in_user_access'
      | 'for_visitors'
      | 'for_unconfirmed'
    >
  >;

/**
 * Declares a call, once, for server, client and documentation. Its schemas are made when they are
 * first asked for: a browser makes few of the calls, and would be held up by the schemas of all.
 */
export function call<Request extends z.ZodType, Reply extends z.ZodType>({
  request,
  reply,
  ...input
}: CallInput<Request, Reply>): Call<Request, Reply> {
  let madeRequest: Request | undefined;
  let madeReply: Reply | undefined;
  return {
    priority: priorities.normal,
    kind: 'json',
    is_heavy: false,
    accepts: [],
    names_person: false,
    in_user_access: false,
    for_visitors: false,
    for_unconfirmed: false,
    shows: [],
    changes: [],
    renews: null,
    ...input,
    problems: problemsOf(input),
    get request() {
      return (madeRequest ??= request());
    },
    get reply() {
      return (madeReply ??= reply());
    },
  };
}

// A call that reads or writes a file, or is heavy, waits for its turn, and is ended when it takes too much.
function problemsOf({
  kind = 'json',
  is_heavy = false,
  accepts = [],
  problems,
}: Pick<Call, 'problems'> & Partial<Pick<Call, 'kind' | 'is_heavy' | 'accepts'>>): readonly ProblemName[] {
  if (kind === 'json' && !is_heavy) return problems;
  const ofFiles = accepts.map(({ too_large }) => too_large);
  const refused = ofFiles.length > 0 ? (['uploads.type_not_allowed', ...ofFiles] as const) : [];
  return [...new Set<ProblemName>([...problems, ...refused, 'request.busy', 'request.too_heavy'])];
}

/** The tables that an import takes. */
export function acceptedTables(most_bytes: number): readonly AcceptedFile[] {
  return [{ endings: ['csv', 'xlsx'], most_bytes, too_large: 'request.too_large' }];
}

export type RequestOf<C extends Call> = z.output<C['request']>;
export type RequestInput<C extends Call> = z.input<C['request']>;
export type ReplyOf<C extends Call> = z.output<C['reply']>;

/** The version of a thing that a change starts from; the one after it must be an integer of the database, too. */
export const version = z.int().min(1).max(2_147_483_646);

/** As `version`, where a client may also say "as it is now" by naming none, as those of the specification do. */
export const seenVersion = version.optional().meta({
  description:
    'The version that the person looked at; without it the change is made to the current one, and the history says so',
});

/** The reply of a list: one page of records, and how many there are in all (C-992). */
export function listOf<Row extends z.ZodType>(
  row: Row,
): z.ZodObject<{ records: z.ZodArray<Row>; total: z.ZodInt }> {
  return z.object({ records: z.array(row), total: z.int() });
}

/** A request's page, from 1 (C-1055). */
export const page = z.int32().min(1).default(1);
