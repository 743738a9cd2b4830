import { ThemeIcon } from '@mantine/core';
import {
  IconBook,
  IconBook2,
  IconBox,
  IconCards,
  IconClipboardCheck,
  IconColumns3,
  IconCrosshair,
  IconDeviceGamepad2,
  IconDragDrop,
  IconFileText,
  IconFileZip,
  IconHelpHexagon,
  IconLayoutGrid,
  IconLink,
  IconListCheck,
  IconListNumbers,
  IconMap2,
  IconMessageChatbot,
  IconNotebook,
  IconPuzzle,
  IconSchool,
  IconSortDescending,
  IconStairsUp,
  IconTable,
  IconTransform,
  IconTrophy,
  IconVideo,
  IconWorldWww,
  IconZoomQuestion,
  IconAbc,
  IconGridDots,
  type Icon,
} from '@tabler/icons-react';
import type { ContentType } from '@takhti/domain';

const icons: Record<ContentType, Icon> = {
  mcq: IconListCheck,
  article: IconFileText,
  assessment: IconClipboardCheck,
  video: IconVideo,
  document: IconNotebook,
  e_book: IconBook,
  link: IconLink,
  assignment: IconSchool,
  ai_bot: IconMessageChatbot,
  zip: IconFileZip,
  html_zip: IconWorldWww,
  lesson_plan: IconBook2,
  crossword: IconGridDots,
  rumble_in_the_jumble: IconAbc,
  game: IconDeviceGamepad2,
  kampong: IconMap2,
  jungle_gym_primary: IconStairsUp,
  jungle_gym_classic: IconStairsUp,
  clue_on: IconZoomQuestion,
  mystery_word: IconHelpHexagon,
  matching: IconCards,
  matching_drag_drop: IconDragDrop,
  matching_flip: IconTransform,
  sorting: IconColumns3,
  sorting_vertical: IconSortDescending,
  non_over_classification: IconLayoutGrid,
  financial_fib: IconListNumbers,
  tabular_fib: IconTable,
  puzzle: IconPuzzle,
  timor_the_turtle: IconCrosshair,
  competition: IconTrophy,
};

/** The sign of a content type (C-233). Its word stands beside it wherever it is not decoration. */
export function TypeIcon({ type, size = 40 }: { type: ContentType; size?: number }) {
  const Sign = (icons as Partial<Record<string, Icon>>)[type] ?? IconBox;
  return (
    <ThemeIcon variant="light" color="accent" size={size} radius="md" aria-hidden="true">
      <Sign size={Math.round(size * 0.55)} stroke={1.6} />
    </ThemeIcon>
  );
}
