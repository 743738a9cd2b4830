import type { ItemStatistics } from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import classes from '../statistics.module.css';

interface ItemMapProps {
  readonly items: readonly ItemStatistics[];
  readonly open: string | null;
  readonly onOpen: (question_id: string) => void;
}

const size = { width: 480, height: 280, start: 36, end: 22, top: 12, bottom: 36 } as const;
const x = (facility: number): number => size.start + facility * (size.width - size.start - size.end);
const [lowest, highest] = [-0.6, 1];
const y = (discrimination: number): number => {
  const share = (Math.max(lowest, discrimination) - lowest) / (highest - lowest);
  return size.height - size.bottom - share * (size.height - size.top - size.bottom);
};

/** Every question by its difficulty and its discrimination; questions in doubt are squares. */
export function ItemMap({ items, open, onOpen }: ItemMapProps) {
  const t = useText();
  const format = useFormat();
  const placed = items.flatMap((item, at) =>
    item.facility === null || item.discrimination === null
      ? []
      : [{ item, at, cx: x(item.facility), cy: y(item.discrimination) }],
  );
  return (
    // Its axes go from easy to hard regardless of the language: mathematics is written from left to right.
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={classes.map}
      role="group"
      aria-label={t('statistics:map.title')}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={y(highest)} y2={y(lowest)} className={classes.grid} />
          <text x={x(tick)} y={size.height - 20} textAnchor="middle" className={classes.axis}>
            {format.percent(tick)}
          </text>
        </g>
      ))}
      {[-0.5, 0, 0.5, 1].map((tick) => (
        <g key={tick}>
          <line
            x1={x(0)}
            x2={x(1)}
            y1={y(tick)}
            y2={y(tick)}
            className={classes.grid}
            data-zero={tick === 0 || undefined}
          />
          <text x={size.start - 6} y={y(tick) + 4} textAnchor="end" className={classes.axis}>
            {format.number(tick)}
          </text>
        </g>
      ))}
      <text x={x(0.5)} y={size.height - 4} textAnchor="middle" className={classes.axis}>
        {t('statistics:table.facility')}
      </text>
      {placed.map(({ item, at, cx, cy }) => {
        const isDoubted = item.doubts.length > 0;
        const label = t('statistics:map.item', {
          number: at + 1,
          facility: format.percent(item.facility ?? 0),
          discrimination: format.number(item.discrimination ?? 0),
        });
        return (
          <a
            key={item.question_id}
            href={`#item-${item.question_id}`}
            aria-label={label}
            onClick={() => onOpen(item.question_id)}
            className={classes.point}
            data-open={open === item.question_id || undefined}
            data-doubted={isDoubted || undefined}
          >
            <title>{label}</title>
            {isDoubted ? (
              <rect x={cx - 9} y={cy - 9} width={18} height={18} rx={3} />
            ) : (
              <circle cx={cx} cy={cy} r={9} />
            )}
            <text x={cx} y={cy + 3.5} textAnchor="middle" aria-hidden="true">
              {format.number(at + 1)}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
