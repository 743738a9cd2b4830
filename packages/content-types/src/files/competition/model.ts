import {
  competitionDefaults,
  competitionThemes,
  type CompetitionBody,
  type CompetitionTheme,
} from '@takhti/domain';
import type { ChangeAddress } from '../../define.ts';
import { defineFilesType } from '../define-files-type.ts';
import { CompetitionDoc } from './doc.ts';
import { competitionFindings } from './findings.ts';

/** Competitions (C-026, G-268 to G-276). They come after all that they hold, so that it is approved before them. */
export const competitionModel = defineFilesType<CompetitionDoc>({
  content_type: 'competition',
  schema: CompetitionDoc,
  schema_version: 2,
  upgrades: { 1: (older) => ({ ...older, reward_name: '', reward_description: '' }) },
  accepts: ['image'],
  defaults: {
    ...competitionDefaults,
    levels: [],
    instances: [...competitionDefaults.instances],
    reward_name: '',
    reward_description: '',
    lessons: [],
  },
  mapRichText: null,
  mapMedia,
  findings: competitionFindings,
  references: ({ levels }) =>
    levels.flatMap(({ lessons_ids }, level) =>
      lessons_ids.map((content_id, at) => ({ content_id, path: ['levels', level, 'lessons_ids', at] })),
    ),
  approval_order: 3,
  kept_back: ['rewardcode'],
  body,
});

function mapMedia(doc: CompetitionDoc, change: ChangeAddress): CompetitionDoc {
  return {
    ...doc,
    logoimage: change(doc.logoimage),
    coinimage: change(doc.coinimage),
    image_desktop: change(doc.image_desktop),
    image_mobile: change(doc.image_mobile),
  };
}

function body(doc: CompetitionDoc): CompetitionBody {
  const { start_date, end_date, timezone, logoimage, image_desktop, image_mobile } = doc;
  const names = new Map(doc.lessons.map((each) => [each.content_id, each]));
  return {
    kind: 'competition',
    levels: doc.levels.map(({ level_grade, lessons_ids }) => ({
      level_grade,
      lessons: lessons_ids.flatMap((id) => names.get(id) ?? []),
    })),
    start_date,
    end_date,
    timezone,
    theme: themeOf(doc),
    logoimage,
    image_desktop,
    image_mobile,
  };
}

function themeOf({ theme }: CompetitionDoc): CompetitionTheme {
  return competitionThemes.find((each) => each === theme) ?? 'blue';
}
