import { fromBase64Url, fromUtf8, toBase64Url, toUtf8 } from '../texts/bytes.ts';
import { isPartSize } from '../play/parts-of-banks.ts';
import { contentTypes, type ContentType } from '../content-types.ts';

/** The parameters of a launch link: which content, of which institution, for whom, and how (specification, section 2). */
export interface LaunchCode {
  readonly assessment_id?: string;
  readonly content_id?: string;
  readonly content_type?: string;
  readonly institution_id?: number;
  /** The published content in which the learner opens this. */
  readonly gathering_id?: string;
  /** The learner's id in the LMS. */
  readonly user_id?: string;
  /** In parts of how many questions a bank is played. */
  readonly part_size?: number;
  /** The code of the own link of a person, to whom it shows the results. */
  readonly link_code?: string;
  /** The answer to that link's question, as `saidOnLink` takes it; left out for none. */
  readonly asks?: string;
  /** The content's, for what is asked before it is there. */
  readonly language?: string;
  /** `i` plays and keeps the attempt, `p` only shows (C-178, C-179). */
  readonly mode?: 'i' | 'p';
}

/** The address of published content in the player, below the product's own (specification, section 2). */
export function playerPathOf({ content_id, content_type, ...rest }: PlayedContentCode): string {
  const { player, id_name } = contentTypes[content_type];
  // Only the player of assessments, which also plays banks, has a name of its own for what it plays.
  const what = id_name === 'assessment_id' ? { assessment_id: content_id } : { content_id, content_type };
  return `${player}?code=${encodeLaunchCode({ ...what, ...rest })}`;
}

interface PlayedContentCode extends Pick<
  LaunchCode,
  'gathering_id' | 'user_id' | 'part_size' | 'link_code' | 'asks' | 'language'
> {
  readonly content_id: string;
  readonly content_type: ContentType;
  readonly institution_id: number;
}

/**
 * The `code` of a launch link: base64url of JSON in UTF-8 (specification, section 2; C-182).
 * @returns Characters that need no escaping in a query.
 */
export function encodeLaunchCode(launch: LaunchCode): string {
  return toBase64Url(toUtf8(JSON.stringify(launch)));
}

/**
 * Reads the `code` of a launch link. Fields that are unknown or of a wrong type are left out; numbers written as text are taken.
 * @returns What the link says, or null when it is not a code of ours (specification, section 2; C-182).
 */
export function decodeLaunchCode(code: string): LaunchCode | null {
  const bytes = fromBase64Url(code);
  if (bytes === null) return null;
  try {
    const value: unknown = JSON.parse(fromUtf8(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? pickFields(value) : null;
  } catch {
    return null;
  }
}

function pickFields(value: object): LaunchCode {
  const fields = value as Readonly<Record<string, unknown>>;
  const text = (name: string): object => (typeof fields[name] === 'string' ? { [name]: fields[name] } : {});
  const institution =
    typeof fields['institution_id'] === 'string'
      ? Number(fields['institution_id'])
      : fields['institution_id'];
  return {
    ...text('assessment_id'),
    ...text('content_id'),
    ...text('content_type'),
    ...text('gathering_id'),
    ...text('user_id'),
    ...text('link_code'),
    ...text('asks'),
    ...text('language'),
    ...(Number.isSafeInteger(institution) ? { institution_id: institution as number } : {}),
    ...(isPartSize(fields['part_size']) ? { part_size: fields['part_size'] } : {}),
    ...(fields['mode'] === 'i' || fields['mode'] === 'p' ? { mode: fields['mode'] } : {}),
  };
}
