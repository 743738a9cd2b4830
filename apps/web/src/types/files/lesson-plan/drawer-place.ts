/** The lesson into which content is added. */
export interface DrawerPlace {
  readonly topic: number;
  readonly lesson: number;
  readonly id: string;
}
