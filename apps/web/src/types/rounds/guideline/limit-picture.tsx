import type { GuidelineRow } from '@takhti/content-types/rounds';
import type { ReactNode } from 'react';
import { Line, Photo, Rect, Sound } from '../miniature/parts.tsx';
import { Picture } from '../miniature/picture.tsx';
import classes from './guideline.module.css';

const text = (
  <>
    <Rect x={6} y={6} w={36} h={24} />
    <Line x={11} y={12} w={26} isStrong />
    <Line x={11} y={19} w={18} isStrong />
  </>
);
const stem = (
  <>
    <Line x={6} y={7} w={36} isStrong />
    <Line x={6} y={14} w={22} isStrong />
    <Rect x={6} y={22} w={36} h={9} look="place" />
  </>
);
const table = (
  <>
    <Rect x={5} y={6} w={18} h={11} look="tint" />
    <Rect x={25} y={6} w={18} h={11} look="tint" />
    <Rect x={5} y={19} w={18} h={11} />
    <Rect x={25} y={19} w={18} h={11} />
  </>
);

const cells = (
  <>
    {[8, 19, 30].map((x) => (
      <Rect key={x} x={x} y={13} w={10} h={10} />
    ))}
    <Rect x={19} y={2} w={10} h={10} look="tint" />
    <Rect x={19} y={24} w={10} h={10} look="tint" />
  </>
);

const drawings: Readonly<Record<GuidelineRow['what'], ReactNode>> = {
  cards: (
    <>
      <Rect x={14} y={4} w={28} h={20} />
      <Rect x={10} y={8} w={28} h={20} />
      <Rect x={6} y={12} w={28} h={20} />
    </>
  ),
  cards_with_media: (
    <>
      <Rect x={14} y={4} w={28} h={20} />
      <Rect x={6} y={10} w={28} h={22} />
      <Photo x={9} y={13} w={22} h={16} />
    </>
  ),
  answer: stem,
  bins: (
    <>
      <Rect x={5} y={12} w={17} h={20} look="tint" />
      <Rect x={26} y={12} w={17} h={20} look="tint" />
      <Line x={9} y={24} w={9} />
      <Line x={30} y={24} w={9} />
    </>
  ),
  columns: table,
  rows: table,
  text,
  image: (
    <>
      <Rect x={8} y={4} w={32} h={28} />
      <Photo x={11} y={7} w={26} h={22} />
    </>
  ),
  mix: (
    <>
      <Rect x={8} y={4} w={32} h={28} />
      <Photo x={11} y={7} w={26} h={14} />
      <Line x={13} y={24.5} w={22} isStrong />
    </>
  ),
  media: (
    <>
      <Rect x={8} y={4} w={32} h={28} />
      <Photo x={11} y={7} w={26} h={13} />
      <Sound x={24} y={26} />
    </>
  ),
  bin: (
    <>
      <Rect x={8} y={4} w={32} h={28} look="tint" />
      <Photo x={12} y={8} w={24} h={13} />
      <Line x={15} y={24.5} w={18} />
    </>
  ),
  stem,
  hint: stem,
  unit: (
    <>
      <Rect x={5} y={10} w={24} h={16} />
      <Line x={32} y={16} w={11} isStrong />
    </>
  ),
  cell: table,
  statement: text,
  words: cells,
  letters: cells,
  clue: stem,
  sound: <Sound x={24} y={18} />,
};

/** A picture of what a line of limits is about. */
export function LimitPicture({ what }: Pick<GuidelineRow, 'what'>) {
  return (
    <span className={classes.drawing}>
      <Picture width={48} height={36}>
        {drawings[what]}
      </Picture>
    </span>
  );
}
