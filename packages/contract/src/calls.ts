import * as account from './account.ts';
import * as approveAll from './approve-all.ts';
import * as assessments from './assessments.ts';
import type { Call } from './call.ts';
import * as changes from './changes.ts';
import * as comments from './comments.ts';
import * as containers from './containers.ts';
import * as curriculum from './curriculum.ts';
import * as dashboard from './dashboard.ts';
import * as games from './games.ts';
import * as history from './history.ts';
import * as library from './library.ts';
import * as locks from './locks.ts';
import * as notifications from './notifications.ts';
import * as passwords from './passwords.ts';
import * as people from './people.ts';
import * as players from './players.ts';
import * as questions from './questions.ts';
import * as reuse from './reuse.ts';
import * as review from './review.ts';
import * as sessions from './sessions.ts';
import * as skills from './skills.ts';
import * as uploads from './uploads.ts';

const modules = {
  account,
  approveAll,
  assessments,
  changes,
  comments,
  containers,
  curriculum,
  dashboard,
  games,
  history,
  library,
  locks,
  notifications,
  passwords,
  people,
  players,
  questions,
  reuse,
  review,
  sessions,
  skills,
  uploads,
};

/** Every call by its name, with the area it belongs to: what server, documentation and generated tests walk. */
export const calls: readonly {
  readonly area: keyof typeof modules;
  readonly name: string;
  readonly call: Call;
}[] = Object.entries(modules).flatMap(([area, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isCall(value) ? [{ area: area as keyof typeof modules, name, call: value }] : [],
  ),
);

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'can' in value && 'request' in value
  );
}
