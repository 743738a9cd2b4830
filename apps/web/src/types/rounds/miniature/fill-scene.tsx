import { Fragment, use } from 'react';
import { useFormat } from '../../../i18n/index.ts';
import { Direction } from './direction.ts';
import classes from './miniature.module.css';
import { Line, Rect, Shown, Tick, Upright } from './parts.tsx';

/** A number is typed before its unit. */
export function NumberScene() {
  const { number } = useFormat();
  return (
    <>
      <Line x={16} y={14} w={120} isStrong />
      <Line x={16} y={24} w={84} isStrong />
      <Rect x={34} y={44} w={62} h={34} />
      <Upright x={65} y={61}>
        {[2, 5, 0].map((digit, at) => (
          <Shown key={digit} after={0.4 + at * 0.5}>
            <text className={classes.sign} x={(at - 1) * 14} y="6.500">
              {number(digit)}
            </text>
          </Shown>
        ))}
      </Upright>
      <Line x={102} y={59} w={24} />
      <Tick x={93} y={47} after={2.2} />
    </>
  );
}

const columns = [14, 60, 106] as const;
const rows = [32, 53, 74] as const;

/** The empty cell of a table gets its words. */
export function TableScene() {
  return (
    <>
      {columns.map((x, column) => (
        <Fragment key={x}>
          <Rect x={x} y={10} w={42} h={17} look="tint" />
          <Line x={x + 8} y={16.5} w={26} isStrong />
          {rows.map((y, row) => {
            const isBlank = column === 1 && row === 1;
            return (
              <Fragment key={y}>
                <Rect x={x} y={y} w={42} h={17} look={isBlank ? 'place' : 'card'} />
                {!isBlank && <Line x={x + 8} y={y + 6.5} w={18 + ((column + row) % 3) * 4} />}
              </Fragment>
            );
          })}
        </Fragment>
      ))}
      <g className={classes.written}>
        <Line x={68} y={59.5} w={26} isStrong />
      </g>
      <Tick x={101} y={54} after={2} />
    </>
  );
}

const codes = {
  ltr: { coded: ['D', 'B', 'U'], plain: ['C', 'A', 'T'] },
  rtl: { coded: ['ذ', 'ز', 'ش'], plain: ['د', 'ر', 'س'] },
} as const;

/** Letters in code turn into those that they mean. */
export function CodeScene() {
  const { coded, plain } = codes[use(Direction)];
  return (
    <>
      {coded.map((letter, at) => {
        const x = 20 + at * 42;
        const style = { animationDelay: `${0.4 + at * 0.6}s` };
        return (
          <Fragment key={letter}>
            <Rect x={x} y={12} w={36} h={30} look="place" />
            <Tile x={x + 18} y={27} letter={letter} isQuiet />
            <path className={classes.pointer} d={`M${x + 18} 45v7m-3-3 3 3 3-3`} />
            <g className={classes.back} style={style}>
              <Rect x={x} y={56} w={36} h={34} look="accent" />
            </g>
            <g className={classes.face} style={style}>
              <Rect x={x} y={56} w={36} h={34} />
              <Tile x={x + 18} y={73} letter={plain[at] ?? ''} />
            </g>
          </Fragment>
        );
      })}
    </>
  );
}

function Tile(props: { x: number; y: number; letter: string; isQuiet?: boolean }) {
  return (
    <Upright x={props.x} y={props.y}>
      <text className={props.isQuiet === true ? classes.quiet : classes.sign} y="6">
        {props.letter}
      </text>
    </Upright>
  );
}
