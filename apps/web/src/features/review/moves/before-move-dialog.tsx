import { Anchor, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowsDiff,
  IconCircleCheck,
  IconEyeOff,
  IconMessage,
  IconSparkles,
} from '@tabler/icons-react';
import type { Finding, OpenedContainer } from '@takhti/domain';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { questionPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle, Dialog, useTypeName } from '../../../ui/index.ts';
import { FindingLink, useFindingLine, type FieldPath } from '../../editor/index.ts';
import classes from './before-move.module.css';
import { placeOf } from './finding-place.ts';
import type { BeforeMove } from './use-before-move.ts';
import { useLeadToField } from './use-lead-to-field.ts';

/** More are shown on request only: nobody reads them before deciding. */
const mostShown = 5;

interface BeforeMoveDialogProps {
  readonly container: OpenedContainer;
  readonly before: BeforeMove | null;
}

/** One short sheet before work is sent on its way: what goes out, and what is open. Enter continues. */
export function BeforeMoveDialog({ container, before }: BeforeMoveDialogProps) {
  const t = useText();
  const typeName = useTypeName();
  // Keeps its content while it fades out.
  const [last, setLast] = useState(before);
  const leadTo = useLeadToField(container);
  const target = useRef<FieldPath | null>(null);
  if (before && before !== last) setLast(before);
  if (!last) return null;
  const { move, open } = last;
  const name = move === 'approve' && container.abilities.approves_finally ? 'publish' : move;
  const isUnread = open.unread_parts > 0;
  function leave(path: FieldPath | null): void {
    target.current = path;
    last?.answer(false);
  }
  const unseen = open.total_questions - open.seen_questions;
  return (
    <Dialog
      isOpen={before !== null}
      title={t(`review:before.${name}.title`)}
      confirmLabel={t(`review:before.${name}.confirm`)}
      isConfirmDisabled={isUnread}
      onCancel={() => last.answer(false)}
      onConfirm={() => last.answer(true)}
      onGone={() => {
        if (target.current) leadTo(target.current);
        else if (document.activeElement === document.body && last.opener instanceof HTMLElement)
          last.opener.focus();
        target.current = null;
      }}
    >
      <Text component="div" className={classes.what}>
        <ContentTitle language={container.language}>{container.title}</ContentTitle>
        <Text size="sm" c="dimmed">
          {[
            typeName(container.content_type),
            ...(open.total_questions > 0 ? [t('common:questions', { count: open.total_questions })] : []),
          ].join(t('review:before.between'))}
        </Text>
      </Text>
      <ul className={classes.open}>
        {isUnread && (
          <Line icon={<IconSparkles size={18} />} isWarning>
            <UnreadParts container={container} open={open} onLeave={leave} />
          </Line>
        )}
        {move === 'approve' && unseen > 0 && (
          <Line icon={<IconEyeOff size={18} />} isWarning>
            {unseen === open.total_questions
              ? t('review:before.unseen_all')
              : t('review:before.unseen', { count: unseen })}
          </Line>
        )}
        {open.open_comments > 0 && (
          <Line icon={<IconMessage size={18} />}>
            {t('review:before.comments', { count: open.open_comments })}
          </Line>
        )}
        {open.open_changes > 0 && (
          <Line icon={<IconArrowsDiff size={18} />}>
            {t('review:before.changes', { count: open.open_changes })}
          </Line>
        )}
        {open.total_warnings > 0 && (
          <Line icon={<IconAlertTriangle size={18} />}>
            {t('review:before.warnings', { count: open.total_warnings })}
            <Warnings
              warnings={open.warnings}
              total_warnings={open.total_warnings}
              container={container}
              onLeave={leave}
            />
          </Line>
        )}
        {open.open_comments + open.open_changes + open.total_warnings === 0 &&
          !isUnread &&
          (move === 'submit' || unseen === 0) && (
            <Line icon={<IconCircleCheck size={18} />}>{t('review:before.nothing')}</Line>
          )}
      </ul>
    </Dialog>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly isWarning?: boolean;
  readonly children: ReactNode;
}

function Line({ icon, isWarning = false, children }: LineProps) {
  return (
    <li className={classes.line} data-warning={isWarning || undefined}>
      <span aria-hidden="true">{icon}</span>
      <div>{children}</div>
    </li>
  );
}

interface UnreadPartsProps {
  readonly container: OpenedContainer;
  readonly open: BeforeMove['open'];
  readonly onLeave: (path: FieldPath | null) => void;
}

/** How much of it nobody has read, and the way to the first of that. */
function UnreadParts({ container, open: { unread_parts, first_unread }, onLeave }: UnreadPartsProps) {
  const t = useText();
  const words = t('review:before.unread_parts', { count: unread_parts });
  if (!first_unread) return words;
  const { part_id, path } = first_unread;
  const to = path === null ? questionPath(container, part_id) : null;
  if (to !== null)
    return (
      <Anchor component={Link} to={to} underline="always" onClick={() => onLeave(null)}>
        {words}
      </Anchor>
    );
  if (path === null) return words;
  return (
    <Anchor component="button" type="button" ta="start" underline="always" onClick={() => onLeave(path)}>
      {words}
    </Anchor>
  );
}

interface WarningsProps {
  readonly warnings: readonly Finding[];
  readonly total_warnings: number;
  readonly container: OpenedContainer;
  /** With the path of a field where it is mended here, with null where a link leads away. */
  readonly onLeave: (path: FieldPath | null) => void;
}

function Warnings({ warnings, total_warnings, container, onLeave }: WarningsProps) {
  const t = useText();
  const lineOf = useFindingLine();
  const [shows, setShows] = useState(mostShown);
  const shown = warnings.slice(0, shows);
  const left = total_warnings - shown.length;
  return (
    <ul className={classes.warnings}>
      {shown.map((finding) => {
        const place = placeOf(finding, container);
        return (
          <li key={JSON.stringify(finding)}>
            {place.kind === 'field' && (
              <FindingLink finding={finding} size="sm" onClick={() => onLeave(finding.path)} />
            )}
            {place.kind === 'page' && (
              <Anchor
                component={Link}
                to={place.to}
                size="sm"
                underline="always"
                onClick={() => onLeave(null)}
              >
                {lineOf(finding)}
              </Anchor>
            )}
            {place.kind === 'none' && <Text size="sm">{lineOf(finding)}</Text>}
          </li>
        );
      })}
      {left > 0 && (
        <li>
          {shown.length < warnings.length ? (
            <Anchor
              component="button"
              type="button"
              size="sm"
              ta="start"
              underline="always"
              onClick={() => setShows(warnings.length)}
            >
              {t('editor:findings.more', { count: left })}
            </Anchor>
          ) : (
            <Text span size="sm" c="dimmed">
              {t('editor:findings.more', { count: left })}
            </Text>
          )}
        </li>
      )}
    </ul>
  );
}
