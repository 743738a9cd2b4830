import { Id, packageFormats } from '@takhti/domain';
import { z } from 'zod';
import { call, injected } from './call.ts';

/** What a format cannot hold of published content, or what is to be known of its package. */
export const PackageNote = z
  .object({
    key: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
    message: z.string().meta({ description: 'In English' }),
    count: z.int().nullable().meta({ description: 'How many questions or rounds it is about' }),
  })
  .meta({ id: 'PackageNote' });
export type PackageNote = z.infer<typeof PackageNote>;

export const reportPackages = call({
  path: 'export/packages',
  summary: 'In which formats of other systems published content can leave, and what each cannot hold',
  can: 'content.share',
  shows: ['library'],
  request: () => z.object({ ...injected, content_id: Id }),
  reply: () =>
    z.object({
      packages: z.array(
        z.object({
          format: z.enum(packageFormats),
          is_possible: z.boolean(),
          notes: z.array(PackageNote).meta({ description: 'Why not, where it is not possible' }),
        }),
      ),
    }),
  problems: ['players.not_found', 'players.too_heavy'],
});

export const downloadPackage = call({
  path: 'export/package',
  summary: 'Published content as one package for another system',
  can: 'content.share',
  shows: ['library'],
  request: () => z.object({ ...injected, content_id: Id, format: z.enum(packageFormats) }),
  reply: () => z.unknown(),
  problems: ['players.not_found', 'players.too_heavy', 'packages.not_possible'],
  kind: 'download',
});
