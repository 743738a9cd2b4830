import type { ReactNode } from 'react';
import { Line, Moved, Photo, Plus, Rect, Shown, Sign, Tick } from '../miniature/parts.tsx';
import { Picture } from '../miniature/picture.tsx';
import type { Stage } from './stages.ts';

const pictures: Readonly<Record<Stage, ReactNode>> = {
  add_round: (
    <>
      {[10, 33].map((y) => (
        <Round key={y} y={y} />
      ))}
      <Moved from={[0, 24]} after={0.8}>
        <Round y={56} />
      </Moved>
      <Plus x={80} y={88} />
    </>
  ),
  choose_type: (
    <>
      <Rect x={12} y={12} w={42} h={34} />
      <Rect x={59} y={12} w={42} h={34} />
      <Rect x={106} y={12} w={42} h={34} />
      <Rect x={12} y={54} w={42} h={34} />
      <Rect x={59} y={54} w={42} h={34} />
      <Rect x={106} y={54} w={42} h={34} />
      <Sign shape="circle" x={33} y={29} />
      <Sign shape="triangle" x={80} y={29} />
      <Sign shape="square" x={127} y={29} />
      <Sign shape="diamond" x={33} y={71} />
      <Line x={66} y={64} w={28} isStrong />
      <Line x={66} y={73} w={20} />
      <Line x={113} y={69} w={28} isStrong />
      <Tick x={98} y={14} after={0.8} />
    </>
  ),
  add_card: (
    <>
      <Rect x={12} y={20} w={42} h={56} />
      <Line x={19} y={36} w={28} isStrong />
      <Line x={19} y={46} w={20} isStrong />
      <Shown after={0.8}>
        <Rect x={60} y={20} w={42} h={56} />
        <Line x={67} y={40} w={28} />
      </Shown>
      <Rect x={108} y={20} w={42} h={56} look="place" />
      <Plus x={129} y={48} />
    </>
  ),
  edit_card: (
    <>
      <Rect x={14} y={16} w={56} h={68} />
      <Photo x={20} y={22} w={44} h={34} />
      <Line x={24} y={66} w={36} isStrong />
      <Moved from={[0, -6]} after={0.6}>
        <Rect x={92} y={26} w={54} h={20} />
        <Line x={100} y={34} w={30} isStrong />
      </Moved>
      <Rect x={92} y={54} w={54} h={20} />
      <Sign shape="diamond" x={106} y={64} />
      <Line x={118} y={62} w={20} />
    </>
  ),
  fill_in: (
    <>
      <Line x={18} y={20} w={116} isStrong />
      <Line x={18} y={30} w={76} isStrong />
      <Rect x={18} y={50} w={60} h={28} look="place" />
      <Shown after={0.8}>
        <Line x={28} y={62} w={36} isStrong />
      </Shown>
      <Line x={86} y={62} w={24} />
    </>
  ),
  add_word: (
    <>
      <Rect x={12} y={20} w={136} h={20} />
      <Line x={20} y={29} w={60} isStrong />
      <Moved from={[0, 16]} after={0.8}>
        <Rect x={12} y={46} w={136} h={20} />
        <Line x={20} y={55} w={44} isStrong />
      </Moved>
      <Plus x={80} y={82} />
    </>
  ),
  edit_word: (
    <>
      {[20, 40, 60, 80].map((x) => (
        <Rect key={x} x={x} y={38} w={18} h={18} />
      ))}
      <Shown after={0.6}>
        <Rect x={60} y={18} w={18} h={18} look="tint" />
        <Rect x={60} y={58} w={18} h={18} look="tint" />
      </Shown>
      <Line x={108} y={44} w={36} isStrong />
      <Line x={108} y={54} w={24} />
    </>
  ),
  add_question: (
    <>
      {[10, 33].map((y) => (
        <Question key={y} y={y} />
      ))}
      <Moved from={[0, 24]} after={0.8}>
        <Question y={56} />
      </Moved>
      <Plus x={80} y={88} />
    </>
  ),
  edit_question: (
    <>
      <Line x={18} y={16} w={110} isStrong />
      {[30, 46, 62, 78].map((y) => (
        <Rect key={y} x={18} y={y} w={76} h={12} />
      ))}
      <Tick x={104} y={52} after={0.8} />
      <Line x={116} y={50} w={28} />
      <Line x={116} y={58} w={20} />
    </>
  ),
  finish: (
    <>
      <Rect x={46} y={8} w={68} h={84} />
      <Line x={56} y={20} w={48} isStrong />
      <Rect x={56} y={32} w={22} h={22} look="tint" />
      <Rect x={82} y={32} w={22} h={22} look="tint" />
      <Sign shape="circle" x={67} y={43} />
      <Sign shape="triangle" x={93} y={43} />
      <Line x={64} y={68} w={32} />
      <Tick x={112} y={84} after={0.8} />
    </>
  ),
};

/** A picture of what a stage of the tutorial is about. */
export function StagePicture({ stage }: { readonly stage: Stage }) {
  return <Picture>{pictures[stage]}</Picture>;
}

function Question({ y }: { readonly y: number }) {
  return (
    <>
      <Rect x={26} y={y} w={108} h={18} />
      <Line x={34} y={y + 7} w={58} isStrong />
      <Sign shape="circle" x={120} y={y + 9} scale={0.5} />
    </>
  );
}

function Round({ y }: { readonly y: number }) {
  return (
    <>
      <Rect x={26} y={y} w={108} h={18} />
      <Sign shape="square" x={40} y={y + 9} scale={0.6} />
      <Line x={54} y={y + 7} w={58} isStrong />
    </>
  );
}
