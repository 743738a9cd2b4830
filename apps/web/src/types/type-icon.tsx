import { ThemeIcon } from '@mantine/core';
import { IconBox } from '@tabler/icons-react';
import { contentTypes, type ContentType } from '@takhti/domain';
import { webTypeOf } from './registry.ts';

/** How the four kinds of content are told apart before a word is read: by colour, and by the shape of what the icon stands in. */
const looks = {
  bank: { color: 'accent', radius: '8px' },
  assessment: { color: 'sky', radius: '2px' },
  game: { color: 'saffron', radius: '50%' },
  material: { color: 'ink', radius: '50% 50% 8px 8px' },
} as const;

/** The icon of a content type (C-233). Its word stands beside it wherever it is not decoration. */
export function TypeIcon({ type, size = 40 }: { type: ContentType; size?: number }) {
  const Icon = webTypeOf(type)?.icon ?? IconBox;
  const kind = kindOf(type);
  const { color, radius } = looks[kind];
  return (
    <ThemeIcon variant="light" color={color} size={size} radius={radius} data-kind={kind} aria-hidden="true">
      <Icon size={Math.round(size * 0.55)} stroke={1.6} />
    </ThemeIcon>
  );
}

function kindOf(type: ContentType): keyof typeof looks {
  const { activity } = contentTypes[type];
  if (activity === null) return 'material';
  if (activity === 'game') return 'game';
  return webTypeOf(type)?.questions ? 'bank' : 'assessment';
}
