import { Badge, Button, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowUpRight } from '@tabler/icons-react';
import type { ContainerRow } from '@takhti/domain';
import { Link } from 'react-router';
import { editorPath, previewPath } from '../../app/routing/content-paths.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import {
  ContentTitle,
  Drawer,
  RelativeTime,
  StatusBadge,
  useGradeLabel,
  useIsPhone,
  useSubjectLabel,
  useTypeName,
} from '../../ui/index.ts';
import { webTypeOf } from '../../types/registry.ts';
import { TypeIcon } from '../../types/type-icon.tsx';
import { GradeSubjectDialog, useMayChangeGrade } from '../skills/index.ts';
import { AroundItem } from './around-item.tsx';
import { DetailsFacts } from './details-facts.tsx';
import classes from './details.module.css';

interface ContentDetailsProps {
  readonly item: ContainerRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The details of a container, with a link to it: at the side, on a phone from below (C-214 to C-223). */
export function ContentDetails({ item, isOpen, onClose }: ContentDetailsProps) {
  const t = useText();
  const isPhone = useIsPhone();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : 440}
      title={t('details:title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={isPhone ? { content: classes.sheet } : {}}
    >
      <Details item={item} />
    </Drawer>
  );
}

function Details({ item }: { item: ContainerRow }) {
  const t = useText();
  const path = useObjectPath(item);
  const mayChange = useMayChangeGrade(item);
  const [isChanging, changing] = useDisclosure(false);
  return (
    <Stack gap="md">
      {webTypeOf(item.content_type)?.hasTitleCard !== false && <TitleCard item={item} />}
      {webTypeOf(item.content_type)?.hasBadges !== false && (
        <>
          <Badges item={item} />
          <p className={classes.activity}>
            {t('details:last_activity')} <RelativeTime instant={item.last_activity} />
          </p>
        </>
      )}
      <DetailsFacts item={item} />
      <Stack gap="xs">
        {path !== null && (
          <Button
            component={Link}
            to={path}
            data-autofocus
            leftSection={<IconArrowUpRight size={18} aria-hidden="true" data-points />}
          >
            {t('details:go')}
          </Button>
        )}
        {mayChange && (
          <Button variant="default" onClick={changing.open}>
            {t('skills:grade_subject.change')}
          </Button>
        )}
      </Stack>
      {item.is_published === 1 && <AroundItem item={item} />}
      {isChanging && <GradeSubjectDialog item={item} onClose={changing.close} />}
    </Stack>
  );
}

function TitleCard({ item }: { item: ContainerRow }) {
  return (
    <div className={classes.card} data-title-card>
      <TypeIcon type={item.content_type} size={44} />
      <h3 className={classes.title}>
        <ContentTitle language={item.language}>{item.title}</ContentTitle>
      </h3>
    </div>
  );
}

function Badges({ item }: { item: ContainerRow }) {
  const typeName = useTypeName();
  const gradeLabel = useGradeLabel();
  const subjectLabel = useSubjectLabel();
  const about = [
    ['type', typeName(item.content_type)],
    ['grade', gradeLabel(item.grade)],
    ['subject', subjectLabel(item.subject)],
  ] as const;
  return (
    <Group gap={6}>
      <StatusBadge status={item.content_status} isPublished={item.is_published} />
      {about
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <Badge key={name} data-badge={name} variant="default" size="lg" tt="none" fw={500}>
            <bdi>{text}</bdi>
          </Badge>
        ))}
    </Group>
  );
}

/**
 * Where 'Go to content object' leads (C-218): to the builder of its type, where everybody who writes or reviews may look, and
 * for those who only use content to its preview; null for a type that has neither yet.
 */
function useObjectPath(item: ContainerRow): string | null {
  const { can } = useSession();
  return can('container.read') ? editorPath(item) : previewPath(item);
}
