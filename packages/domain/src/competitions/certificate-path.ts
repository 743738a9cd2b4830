import { contentTypes } from '../content-types.ts';

interface Key {
  readonly institution_id: number;
  readonly content_id: string;
}

/** The name of a certificate's code in addresses, and the beginning of the short addresses that are printed on certificates. */
export const certificateLinks = { name: 'certificate', path: '/c' } as const;

/** The address of a certificate, for printing it and for checking its code. */
export function certificatePath({ institution_id, content_id }: Key, code: string): string {
  const { player } = contentTypes.competition;
  return `${player}?content_id=${content_id}&institution_id=${institution_id}&${certificateLinks.name}=${encodeURIComponent(code)}`;
}

/** The same in one line, to be typed from paper. */
export function certificateLink({ institution_id }: Pick<Key, 'institution_id'>, code: string): string {
  return `${certificateLinks.path}/${institution_id}/${encodeURIComponent(code)}`;
}
