import { clamp } from '../../../ui/whole-number.ts';

/** A time limit as people set it; it is stored in seconds (C-775). */
export interface TimerParts {
  readonly hours: number;
  readonly minutes: number;
}

const mostHours = 23;
const mostMinutes = 59;

/** Hours and minutes of a timer. */
export function partsOf(timer: number): TimerParts {
  return { hours: Math.floor(timer / 3600), minutes: Math.floor((timer % 3600) / 60) };
}

/** The timer with another number of hours, 23 at most (C-772). Seconds beyond whole minutes stay. */
export function withHours(timer: number, hours: number): number {
  return clamp(hours, 0, mostHours) * 3600 + (timer % 3600);
}

/** The timer with another number of minutes, 59 at most (C-773). Seconds beyond whole minutes stay. */
export function withMinutes(timer: number, minutes: number): number {
  return partsOf(timer).hours * 3600 + clamp(minutes, 0, mostMinutes) * 60 + (timer % 60);
}

export const timerBounds = { hours: mostHours, minutes: mostMinutes } as const;
