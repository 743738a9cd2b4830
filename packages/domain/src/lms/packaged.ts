import { z } from 'zod';
import { Id } from '../entities/common.ts';
import { GamePlay } from '../entities/game.ts';
import { AnswerKeyEntry, Play } from '../entities/play.ts';

/** The formats of other systems in which published content leaves the product as one package. */
export const packageFormats = [
  'scorm12',
  'scorm2004',
  'cmi5',
  'common_cartridge',
  'qti30',
  'qti21',
  'h5p',
] as const;
export type PackageFormat = (typeof packageFormats)[number];

/** To whom a packaged player reports: by one of the standards, or not at all. */
export const reportingStandards = ['scorm12', 'scorm2004', 'cmi5', 'none'] as const;

/** The content of a played package: drawn several times, so that another attempt differs. */
export const PackagedContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('game'),
    boards: z.array(z.object({ seed: z.string(), play: GamePlay })).min(1),
  }),
  z.object({
    kind: z.literal('assessment'),
    boards: z.array(z.object({ seed: z.string(), play: Play, answer_key: z.array(AnswerKeyEntry) })).min(1),
  }),
]);
export type PackagedContent = z.infer<typeof PackagedContent>;

/** The data beside the player in a package: the content, and the system that gets results. */
export const Packaged = z
  .object({
    publication_id: Id,
    standard: z.enum(reportingStandards),
    content: PackagedContent,
  })
  .meta({ id: 'Packaged' });
export type Packaged = z.infer<typeof Packaged>;
