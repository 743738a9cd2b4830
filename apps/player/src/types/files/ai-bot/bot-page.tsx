import type { ReactNode } from 'react';
import type { OpenPageProps } from '../../player-type.ts';
import { OpenedPage } from '../opened-page.tsx';
import { BotPreview, BotScreen } from './bot-screen.tsx';

/** An AI bot: of our server, or as the studio posts it, where no service is asked. */
export function BotPage(props: OpenPageProps): ReactNode {
  return (
    <OpenedPage {...props} shows={(kind) => kind === 'ai_bot'}>
      {({ description, body }, content) =>
        body.kind === 'ai_bot' &&
        (content === null ? (
          <BotPreview body={body} description={description} host={props.host} />
        ) : (
          <BotScreen body={body} description={description} content={content} host={props.host} />
        ))
      }
    </OpenedPage>
  );
}
