import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';

/** One sentence above a form: what went wrong, or what went well before it. */
export function FormNotice({ text, isGood = false }: { text: string; isGood?: boolean }) {
  return (
    <Alert
      color={isGood ? 'accent' : 'saffron'}
      icon={isGood ? <IconCircleCheck size={20} /> : <IconAlertTriangle size={20} />}
      role={isGood ? 'status' : 'alert'}
      mb="md"
    >
      {text}
    </Alert>
  );
}
