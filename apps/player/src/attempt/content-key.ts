/** Which content is opened, and by whom. */
export interface ContentKey {
  readonly institution_id: number;
  readonly content_id: string;
  /** The learner's id in the LMS; empty where it is not known. */
  readonly user_id: string;
  /** The content in which it is opened, which settles the version; left out where it is opened by itself. */
  readonly gathering_id?: string;
}
