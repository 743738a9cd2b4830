import { pageOf } from '../../../ui/page-part.tsx';

/** A game between two teams, fetched by itself: most learners play alone. */
export const teamsPart = pageOf(async () => (await import('./teams-game.tsx')).TeamsGame, 'teams');
