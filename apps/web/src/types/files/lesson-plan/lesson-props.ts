import type { Finding, Language, OpenedContainer, PlannedLesson } from '@takhti/domain';
import type { DrawerPlace } from './drawer-place.ts';
import type { Plan } from './use-plan.ts';
import type { Standings } from '../gathering/use-standings.ts';

/** The props of a lesson in the builder. */
export interface LessonRowProps {
  readonly item: OpenedContainer;
  readonly lesson: PlannedLesson;
  readonly topic: number;
  readonly at: number;
  /** How many lessons its topic has. */
  readonly count: number;
  /** At which line of the outline it is, and how many lines there are. */
  readonly line: number;
  readonly lines: number;
  readonly language: Language;
  readonly findings: readonly Finding[];
  readonly plan: Plan;
  readonly isOpen: boolean;
  readonly standings: Standings;
  readonly hasPremium: boolean;
  readonly onAddContent: (place: DrawerPlace) => void;
}
