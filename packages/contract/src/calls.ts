import * as account from './people/account.ts';
import * as aiBotAnswers from './ai/bot-answers.ts';
import * as aiBotTalks from './ai/bot-talks.ts';
import * as aiBots from './ai/bots.ts';
import * as aiCredits from './ai/credits.ts';
import * as aiFieldHelp from './ai/field-help.ts';
import * as aiGenerate from './ai/generate.ts';
import * as aiParts from './ai/parts.ts';
import * as aiRuns from './ai/runs.ts';
import * as aiSettings from './ai/ai-settings.ts';
import * as approveAll from './review/approve-all.ts';
import * as articles from './content/articles.ts';
import * as assessments from './content/assessments.ts';
import * as beforeMove from './review/before-move.ts';
import type { Call } from './call.ts';
import * as changes from './review/changes.ts';
import * as collections from './content/collections.ts';
import * as comments from './review/comments.ts';
import * as competing from './content/competing.ts';
import * as competitionStaff from './content/competition-staff.ts';
import * as competitions from './content/competitions.ts';
import * as containers from './content/containers.ts';
import * as curriculum from './curriculum.ts';
import * as dashboard from './content/dashboard.ts';
import * as drive from './content/drive.ts';
import * as games from './content/games.ts';
import * as generic from './content/generic.ts';
import * as gatherings from './content/gatherings.ts';
import * as history from './review/history.ts';
import * as library from './content/library.ts';
import * as assigning from './lms/assigning.ts';
import * as deliveries from './lms/deliveries.ts';
import * as liveRounds from './live-rounds.ts';
import * as lms from './lms/lms.ts';
import * as lti from './lms/lti.ts';
import * as making from './content/making.ts';
import * as manyQuestions from './content/questions/many-questions.ts';
import * as locks from './content/locks.ts';
import * as notifications from './notifications.ts';
import * as packages from './packages.ts';
import * as passwords from './people/passwords.ts';
import * as overview from './people/overview.ts';
import * as people from './people/people.ts';
import * as pictures from './content/pictures.ts';
import * as players from './players.ts';
import * as questionFiles from './content/questions/question-files.ts';
import * as questions from './content/questions/questions.ts';
import * as reuse from './content/reuse.ts';
import * as results from './results.ts';
import * as review from './review/review.ts';
import * as rubrics from './content/rubrics.ts';
import * as sessions from './people/sessions.ts';
import * as signUp from './people/sign-up.ts';
import * as skills from './skills.ts';
import * as statistics from './statistics.ts';
import * as uploads from './content/uploads.ts';

const modules = {
  account,
  aiBotAnswers,
  aiBotTalks,
  aiBots,
  aiCredits,
  aiFieldHelp,
  aiGenerate,
  aiParts,
  aiRuns,
  aiSettings,
  approveAll,
  articles,
  assessments,
  beforeMove,
  assigning,
  changes,
  collections,
  comments,
  competing,
  competitionStaff,
  competitions,
  containers,
  curriculum,
  dashboard,
  deliveries,
  drive,
  games,
  gatherings,
  generic,
  history,
  library,
  liveRounds,
  lms,
  lti,
  locks,
  making,
  manyQuestions,
  notifications,
  packages,
  passwords,
  overview,
  people,
  pictures,
  players,
  questions,
  questionFiles,
  reuse,
  results,
  review,
  rubrics,
  sessions,
  signUp,
  skills,
  statistics,
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
