import { contentTypes } from '../content-types.ts';

interface Key {
  readonly institution_id: number;
  readonly content_id: string;
}

/** Where certificates stand: what an address calls their code, and where the short addresses begin that are printed on them. */
export const certificateLinks = { name: 'certificate', path: '/c' } as const;

/** Where a certificate stands, to be printed, and checked by the person who has its code. */
export function certificatePath({ institution_id, content_id }: Key, code: string): string {
  const { player } = contentTypes.competition;
  return `${player}?content_id=${content_id}&institution_id=${institution_id}&${certificateLinks.name}=${encodeURIComponent(code)}`;
}

/** The same in one line, to be typed from paper. */
export function certificateLink({ institution_id }: Pick<Key, 'institution_id'>, code: string): string {
  return `${certificateLinks.path}/${institution_id}/${encodeURIComponent(code)}`;
}
