import {
  IconBook2,
  IconChalkboard,
  IconClipboardText,
  IconFileText,
  IconFileZip,
  IconDeviceGamepad,
  IconLink,
  IconMovie,
  IconRobot,
  IconTrophy,
  IconWorldWww,
} from '@tabler/icons-react';
import { exportGame, previewGeneric } from '@takhti/contract';
import type { filesModels } from '@takhti/content-types/files';
import { lazy } from 'react';
import { loadTexts } from '../../i18n/index.ts';
import type { WebType } from '../web-type.ts';
import { aiBotPaths } from './ai-bot/paths.ts';
import { showBotField } from './ai-bot/show-field.tsx';
import { assignmentPaths } from './assignment/paths.ts';
import { showAssignmentField } from './assignment/show-field.tsx';
import { competitionPaths } from './competition/paths.ts';
import { showCompetitionField } from './competition/show-field.tsx';
import { documentPaths } from './document/paths.ts';
import { eBookPaths } from './e-book/paths.ts';
import { otherGamePaths } from './game/paths.ts';
import { htmlZipPaths } from './html-zip/paths.ts';
import { lessonPlanPaths } from './lesson-plan/paths.ts';
import { showPlanField } from './lesson-plan/show-field.tsx';
import { linkPaths } from './link/paths.ts';
import { showField } from './shared/show-field.tsx';
import { videoPaths } from './video/paths.ts';
import { zipPaths } from './zip/paths.ts';

const LinkFacts = lazy(async () => ({ default: (await import('./link/link-facts.tsx')).LinkFacts }));
// Shown where they are shared, by pages that have no words of theirs.
const WhoCompetes = lazy(async () => {
  await loadTexts(['competitions']);
  return { default: (await import('./competition/entrance/who-plays.tsx')).WhoPlays };
});
const WhoTalks = lazy(async () => {
  await loadTexts(['ai']);
  return { default: (await import('./ai-bot/who-plays.tsx')).WhoPlays };
});

const files = {
  look: 'material',
  group: 'materials',
  isPictured: false,
  firstField: 'description',
  counts: null,
  hasTitleCard: true,
  fieldNames: ['files:fields'],
  preview: { call: previewGeneric, isDrawn: false },
  isCarried: false,
} as const satisfies Omit<WebType, 'icon' | 'paths'>;

/** The studio's rows of types that learners open and do not attempt. */
export const filesTypes = {
  lesson_plan: {
    ...files,
    paths: lessonPlanPaths,
    icon: IconChalkboard,
    showField: showPlanField,
  },
  competition: {
    ...files,
    paths: competitionPaths,
    icon: IconTrophy,
    group: 'asked',
    hasTitleCard: false,
    hasBadges: false,
    WhoPlays: WhoCompetes,
    fieldNames: ['competitions:fields', 'files:fields'],
    showField: showCompetitionField,
  },
  ai_bot: {
    ...files,
    paths: aiBotPaths,
    icon: IconRobot,
    WhoPlays: WhoTalks,
    isForKnown: true,
    fieldNames: ['ai:bot.fields', 'files:fields'],
    showField: showBotField,
  },
  assignment: { ...files, paths: assignmentPaths, icon: IconClipboardText, showField: showAssignmentField },
  link: { ...files, paths: linkPaths, icon: IconLink, Facts: LinkFacts },
  video: { ...files, paths: videoPaths, icon: IconMovie, showField },
  document: { ...files, paths: documentPaths, icon: IconFileText, showField },
  e_book: { ...files, paths: eBookPaths, icon: IconBook2, showField },
  zip: { ...files, paths: zipPaths, icon: IconFileZip, showField },
  html_zip: { ...files, paths: htmlZipPaths, icon: IconWorldWww, showField },
  game: {
    ...files,
    paths: otherGamePaths,
    icon: IconDeviceGamepad,
    group: 'games',
    showField,
    exportCall: exportGame,
  },
} as const satisfies Record<keyof typeof filesModels, WebType>;
