import type { Metrics } from '../metrics/index.ts';
import type { Workroom } from './workroom.ts';

/** Adds how full the room is in which files are worked on. */
export function addWorkMetrics(metrics: Metrics, room: Workroom): void {
  metrics.gauge(
    'takhti_work_inside',
    'Calls that bring or fetch files, waiting ones too.',
    () => room.state().inside,
  );
  metrics.gauge(
    'takhti_work_refused',
    'Calls since the start that were refused, as too many of their kind were under way.',
    () => room.state().refused,
  );
  metrics.gauge('takhti_work', 'Pieces of work on files that wait for their turn, or are under way.', () => {
    const { workers, aside, plays, packages, histories } = room.state();
    return Object.entries({ workers, aside, plays, packages, histories }).flatMap(([place, states]) =>
      Object.entries(states).map(([state, value]) => ({ labels: { place, state }, value: Number(value) })),
    );
  });
}
