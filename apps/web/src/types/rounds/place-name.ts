import type { Anchor } from '@takhti/domain';
import { isTextKey, type TextOf } from '../../i18n/index.ts';

type Path = readonly (string | number)[];

/** The name of a field inside a round of a game: `Question`, `Card 3: Text`. Pages with games name `games` among their texts. */
export function placeInRound(t: TextOf, [part, at, inner]: Path): string {
  const fieldOf = (field: string | number | undefined): string => {
    const key = `games:fields.${String(field)}`;
    return isTextKey(key) ? t(key) : String(field ?? '');
  };
  const bin = /^container_([1-4])$/.exec(String(part));
  if (bin) return t('games:places.bin', { bin: Number(bin[1]), field: fieldOf(at) });
  if (part === 'cardsData' && typeof at === 'number')
    return inner === undefined
      ? t('games:places.card', { card: at + 1 })
      : t('games:places.in_card', { card: at + 1, field: fieldOf(inner) });
  if (part === 'rows' && typeof at === 'number')
    return t('games:places.cell', { row: at + 1, column: columnOf(inner) });
  if (part === 'columns') return t('games:places.column', { column: columnOf(at) });
  if ((part === 'qContent' || part === 'preHeader') && at !== undefined) return fieldOf(`${part}_${at}`);
  return fieldOf(part);
}

function columnOf(field: string | number | undefined): number {
  return Number(String(field).replace('column', ''));
}

/** The name of a place in a round, by its path in the whole game; null for what is in no round. */
export function placeInGame(t: TextOf, [list, round, ...inside]: Anchor['path']): string | null {
  if (list !== 'questionData') return null;
  const name = t('games:rounds.round', { number: Number(round) + 1 });
  return inside.length === 0
    ? name
    : t('games:places.in_round', { round: name, place: placeInRound(t, inside) });
}
