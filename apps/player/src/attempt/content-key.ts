/** Which content is opened, and by whom. */
export interface ContentKey {
  readonly institution_id: number;
  readonly content_id: string;
  /** The learner's id in the LMS; empty where it is not known. */
  readonly user_id: string;
  /** The content in which it is opened, which settles the version; left out where it is opened by itself. */
  readonly gathering_id?: string;
  /** In parts of how many questions a bank is played, where the link settles it. */
  readonly part_size?: number;
  /** The own link of somebody by which it is opened, who sees the result. */
  readonly link_code?: string;
}

/** The origin of the learner, for a launch. */
export function cameFrom({ gathering_id, link_code }: ContentKey) {
  return {
    ...(gathering_id !== undefined && { gathering_id }),
    ...(link_code !== undefined && { link_code }),
  };
}

/** The launched content. */
export interface LaunchedKey extends ContentKey {
  /** The part to begin; left out for the first as the link has them, or for content that has none. */
  readonly part?: PartRequest;
}

/** A part of a bank that is asked for, from 1, among parts of about so many questions. */
export interface PartRequest {
  readonly number: number;
  readonly size: number;
}
