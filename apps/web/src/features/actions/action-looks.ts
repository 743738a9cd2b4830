import {
  IconBook2,
  IconCheck,
  IconCopy,
  IconDeviceFloppy,
  IconDownload,
  IconEyeCheck,
  IconHistory,
  IconMessage,
  IconPencil,
  IconPlayerPlay,
  IconPresentation,
  IconRosetteDiscountCheck,
  IconRotate2,
  IconSend,
  IconShare2,
  IconTargetArrow,
  IconTrash,
  IconWorldUpload,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import type { ActionName } from '@takhti/domain';

/** The sign of each action. */
export const actionIcons: Record<ActionName, Icon> = {
  publishToLms: IconWorldUpload,
  guideline: IconBook2,
  export: IconDownload,
  share: IconShare2,
  live: IconPresentation,
  history: IconHistory,
  comment: IconMessage,
  addSkill: IconTargetArrow,
  delete: IconTrash,
  duplicate: IconCopy,
  edit: IconPencil,
  setInDraft: IconPencil,
  submit: IconSend,
  play: IconPlayerPlay,
  cancelReview: IconX,
  save: IconDeviceFloppy,
  askResubmission: IconRotate2,
  startReview: IconEyeCheck,
  approve: IconCheck,
  publish: IconRosetteDiscountCheck,
};

/** Signs that point somewhere, and so turn round with the direction of the text. */
export const pointing: readonly ActionName[] = ['submit', 'askResubmission'];
