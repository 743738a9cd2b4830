import { Progress } from '@mantine/core';

// From here on somebody should make room.
const nearly = 0.9;

interface StorageBarProps {
  readonly bytes: number;
  /** 0 for no limit: then there is no bar. */
  readonly quota_bytes: number;
  readonly label: string;
  readonly className?: string | undefined;
}

/** How full the room is that an institution has for its files. */
export function StorageBar({ bytes, quota_bytes, label, className }: StorageBarProps) {
  if (quota_bytes === 0) return null;
  const share = Math.min(1, bytes / quota_bytes);
  return (
    <Progress
      className={className ?? ''}
      value={share * 100}
      color={share >= nearly ? 'brick' : 'accent'}
      aria-label={label}
    />
  );
}
