import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

interface NewerNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly take: string;
  readonly onTake: () => void;
}

/** Says that what a form changes was changed elsewhere since it was opened, and offers the newer values. */
export function NewerNotice({ title, text, take, onTake }: NewerNoticeProps) {
  return (
    <Alert color="saffron" role="alert" icon={<IconAlertTriangle size={20} />} title={title}>
      {text}
      <Group mt="sm">
        <Button size="compact-sm" variant="default" onClick={onTake}>
          {take}
        </Button>
      </Group>
    </Alert>
  );
}
