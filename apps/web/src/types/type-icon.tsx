import { ThemeIcon } from '@mantine/core';
import { IconBox } from '@tabler/icons-react';
import type { ContentType } from '@takhti/domain';
import { webTypeOf } from './registry.ts';
import type { WebType } from './web-type.ts';

/** Each of the four kinds of content has its own colour, and its own shape around the icon. */
const looks = {
  bank: { color: 'accent', radius: '8px' },
  assessment: { color: 'sky', radius: '2px' },
  game: { color: 'saffron', radius: '50%' },
  material: { color: 'ink', radius: '50% 50% 8px 8px' },
} as const satisfies Record<WebType['look'], { color: string; radius: string }>;

/** The icon of a content type (C-233). Its word is beside it wherever it is not decoration. */
export function TypeIcon({ type, size = 40 }: { type: ContentType; size?: number }) {
  const { icon: Icon = IconBox, look = 'material' } = webTypeOf(type) ?? {};
  const { color, radius } = looks[look];
  return (
    <ThemeIcon variant="light" color={color} size={size} radius={radius} data-kind={look} aria-hidden="true">
      <Icon size={Math.round(size * 0.55)} stroke={1.6} />
    </ThemeIcon>
  );
}
