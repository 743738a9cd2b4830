/** A place that cards can be put into. */
export interface Target {
  readonly key: number;
  readonly label: string;
  /** What stands on it instead of the label, where that is clear to the eye. */
  readonly sign?: string;
  readonly image: string;
}
