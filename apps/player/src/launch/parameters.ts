import { decodeLaunchCode } from '@takhti/domain';

/** The parameters of an address of the player; `content_id` is named `assessment_id` in the addresses of assessments. */
export type Parameters =
  | {
      readonly kind: 'play';
      readonly content_id: string;
      readonly institution_id: number;
      readonly user_id: string;
      /** The content in which it is opened; left out where it is opened by itself. */
      readonly gathering_id?: string;
      /** In parts of how many questions a bank is played, where the link settles it. */
      readonly part_size?: number;
      /** The own link of somebody by which it is opened. */
      readonly link_code?: string;
      /** The question of that link, and its language. */
      readonly asks?: string;
      readonly language?: string;
    }
  | { readonly kind: 'preview' }
  | { readonly kind: 'missing'; readonly name: string };

const missing = (name: string): Parameters => ({ kind: 'missing', name });

/** Reads the query of a player's address: plain parameters, or all of them in `code` (C-178, C-179, C-182, C-187). */
export function parseQuery(search: string, idName: 'assessment_id' | 'content_id'): Parameters {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  const coded = code === null ? {} : decodeLaunchCode(code);
  if (coded === null) return missing('code');
  if ((query.get('mode') ?? coded.mode) === 'p') return { kind: 'preview' };
  const content_id = query.get(idName) ?? coded[idName] ?? coded.content_id ?? '';
  if (content_id === '') return missing(idName);
  const institution_id = Number(query.get('institution_id') ?? coded.institution_id ?? Number.NaN);
  if (query.get('institution_id') === '' || !Number.isSafeInteger(institution_id))
    return missing('institution_id');
  // An LMS that left its learner's place empty would lose what they do; who names no learner plays without a name.
  const user_id = query.get('user_id') ?? coded.user_id;
  if (user_id === '') return missing('user_id');
  const gathering_id = query.get('gathering_id') ?? coded.gathering_id;
  return {
    kind: 'play',
    content_id,
    institution_id,
    user_id: user_id ?? '',
    ...(gathering_id !== undefined && { gathering_id }),
    ...(coded.part_size !== undefined && { part_size: coded.part_size }),
    ...(coded.link_code !== undefined && { link_code: coded.link_code }),
    ...(coded.asks !== undefined && { asks: coded.asks }),
    ...(coded.language !== undefined && { language: coded.language }),
  };
}
